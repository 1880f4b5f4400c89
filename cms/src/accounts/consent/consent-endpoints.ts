import { randomUUID } from 'node:crypto'
import { consentChoiceSchema, noticeShownSchema } from '@pravesh/shared/accounts/consent/schemas'
import { consentCalls, consentFields } from '@pravesh/shared/accounts/consent/wire'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { refused, said } from '@pravesh/shared/platform/replies/said'
import { Problem } from '../../foundation/problem.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { isKnownMinor } from '../guardian-acts/guardian-rows.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { consentsOf } from './consents-of.ts'
import { recordNoticeShown } from './notice-seen.ts'
import { recordConsent } from './record-consent.ts'

/** The consents of the logged-in student. */
export const myConsents = accountEndpoint({
  ...consentCalls.myConsents,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    return { msg: 'This is what you have agreed to.', result: await consentsOf(payload, student) }
  },
})

/** Gives or withdraws one optional purpose; who is a minor, or has not stated to be an adult, can only withdraw. What uses it reads the records, so this takes effect at once. */
export const chooseConsent = accountEndpoint({
  ...consentCalls.chooseConsent,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const choice = await readFields(call, { schema: consentChoiceSchema, names: consentFields.chooseConsent })
    const now = new Date()
    const { given, statedAdult = false } = choice
    if (given && (!statedAdult || (await isKnownMinor({ payload, studentId: student.id, now }))))
      throw new Problem({ ...refused(accountReplies, 'ONLY_ADULTS_AGREE'), status: 403 })
    const entry = {
      purpose: choice.purpose,
      act: given ? 'given' : 'withdrawn',
      version: choice.noticeVersion,
      locale: choice.noticeLocale,
      at: now.toISOString(),
      where: 'settings',
      statedAdult: given,
    } as const
    await recordConsent({ payload, studentId: student.id, entry, name: randomUUID() })
    return said(accountReplies, given ? 'CONSENT_GIVEN' : 'CONSENT_WITHDRAWN')
  },
})

/** Records that the logged-in student was shown a version of the notice. */
export const noticeShown = accountEndpoint({
  ...consentCalls.noticeShown,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const shown = await readFields(call, { schema: noticeShownSchema, names: consentFields.noticeShown })
    const { noticeVersion: version, noticeLocale: locale } = shown
    await recordNoticeShown({ payload, student, version, locale, now: new Date() })
    return { msg: 'Thank you.' }
  },
})
