/** The statements to accept one by one, and the agreement as a whole. (spec 2, 2; spec 3, 3) */

import { fill } from '../../platform/fill.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import type { Consent } from '../form/consent.ts'
import type { CourseForm } from '../form/course-form.ts'
import { admissionDays } from './admission-days.ts'
import type { AgreementFacts } from './agreement.ts'

type ConsentFacts = Pick<AgreementFacts, 'refundTerms' | 'costs'>

export const AGREEMENT_UNCHECKED = 'Please Checked Agreement'

/** Always the last one. */
export const FINAL_CONSENT: Consent = { key: 'agreement', label: 'I have read the agreement and I agree to it.' }

/**
 * All statements of a form under the refund terms and costs of its course, in display order; with the translation of the agreement
 * that is read.
 */
export function consentsOf(
  { agreement }: CourseForm,
  { refundTerms, costs }: ConsentFacts,
  translate: Translate = untranslated,
): Consent[] {
  const days = admissionDays(costs)
  const worded = agreement.consents.map(({ key, label, scheduleLabel = label }) => ({
    key,
    label: fill(translate(refundTerms.kind === 'schedule' ? scheduleLabel : label), { days }),
  }))
  return [...worded, { ...FINAL_CONSENT, label: translate(FINAL_CONSENT.label) }]
}
