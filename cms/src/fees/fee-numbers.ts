import { COURSE_CODES } from '@pravesh/shared/courses/courses'
import type { FeeAction } from '@pravesh/shared/fees/fee-kinds'
import { DISCONTINUED_PERCENT } from '@pravesh/shared/payments/refunds/agreed-terms'
import { paiseToRupees } from '@pravesh/shared/platform/money'
import type { ComputedNumbers } from '../content/index.ts'
import type { Records } from '../publishing/pages/records.ts'
import { feeAmountsOf } from './costs/fee-amounts-of.ts'
import { termsIn } from './refund-terms/refund-terms-of.ts'
import { settingsIn } from './settings/fee-settings.ts'

/** What texts can say about fees and their refund. */
export const feeNumbers: readonly ComputedNumbers[] = [
  feeAmounts('ADMISSION', 'the application fee', /\bapplication fees?\b/i),
  feeAmounts('REGISTRATION', 'the registration fee', /\bregistration fees?\b/i),
  feeAmounts('EXAM', 'exam fees', /\bexam(?:ination)? fees?\b/i),
  feeAmounts('DRESS', 'the dress fee', /\bdress fees?\b/i),
  feeAmounts('IDENTITY_CARD', 'the identity card fee', /\bidentity card fees?\b/i),
  {
    name: 'the admission fee',
    about: /\b(?:admission fee|after (?:the |your )?approval)\b/i,
    unit: 'day',
    values: async (records) => settingsIn((await records.global('fee-settings')) ?? {}).tuitionDays,
  },
  { name: 'refunds', about: /\b(?:refund|discontinu|withdraw|owed?\b)/i, unit: 'percent', values: refundPercents },
]

function feeAmounts(action: FeeAction, name: string, about: RegExp): ComputedNumbers {
  return {
    name,
    about,
    unit: 'rupees',
    values: async (records) => (await feeAmountsOf(records, action)).map(paiseToRupees),
  }
}

/** In every session and course: what was agreed before holds on. */
async function refundPercents(records: Records): Promise<number[]> {
  const sessions = await records.list({
    collection: 'academic-sessions',
    fields: ['year', 'courseTerms', 'refundTerms'],
  })
  const terms = sessions.flatMap((session) => COURSE_CODES.map((course) => termsIn(session, course)))
  return [
    DISCONTINUED_PERCENT,
    ...terms.flatMap((each) =>
      each.kind === 'schedule'
        ? [...each.policy.tiers.map(({ percent }) => percent), each.policy.processing.percent]
        : [],
    ),
  ]
}
