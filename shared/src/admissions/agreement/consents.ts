/** The statements to accept one by one, and the agreement as a whole. (spec 2, 2; spec 3, 3) */

import type { AgreedTerms } from '../../payments/refunds/agreed-terms.ts'
import type { Consent } from '../form/consent.ts'
import type { CourseForm } from '../form/course-form.ts'

export const AGREEMENT_UNCHECKED = 'Please Checked Agreement'

/** Always the last one. */
export const FINAL_CONSENT: Consent = { key: 'agreement', label: 'I have read the agreement and I agree to it.' }

/** All statements of a form under the refund terms of its course, in display order. */
export function consentsOf({ agreement }: CourseForm, { kind }: AgreedTerms): Consent[] {
  const worded = agreement.consents.map(({ key, label, scheduleLabel = label }) => ({
    key,
    label: kind === 'schedule' ? scheduleLabel : label,
  }))
  return [...worded, FINAL_CONSENT]
}
