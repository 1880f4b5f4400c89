/** The statements to accept one by one, the last of them the agreement as a whole. (spec 2, 2; spec 3, 3) */
import type { CourseForm } from '../courses/course-form.ts'
import type { Consent } from './consent.ts'

export const AGREEMENT_UNCHECKED = 'Please Checked Agreement'

/** The last one, under all others. */
export const FINAL_CONSENT: Consent = { key: 'agreement', label: 'I have read the agreement and I agree to it.' }

/** All statements of a form, in the order in which they are asked. */
export function consentsOf({ agreement }: CourseForm): Consent[] {
  return [...agreement.consents, FINAL_CONSENT]
}
