import type { CourseCode } from '../../content/options.ts'

export const AGREEMENT_UNCHECKED = 'Please Checked Agreement'

export interface Consent {
  key: string
  label: string
}

const fees: Consent = { key: 'fees', label: 'I accept the fee structure.' }
const discontinued: Consent = {
  key: 'discontinued',
  label: 'I know that 75% of the total course fee is owed if I discontinue, and that nothing is refunded then.',
}
const truth: Consent = {
  key: 'truth',
  label: 'What I have stated is true; otherwise my studentship may be cancelled.',
}
const due: Consent = { key: 'due', label: 'I will pay the admission fee within 21 days of approval.' }

/** The last one, under all others. */
export const FINAL_CONSENT: Consent = { key: 'agreement', label: 'I have read the agreement and I agree to it.' }

/** The statements to accept one by one: four for B.Ed, three for the others, and the agreement as a whole. (spec 2, 2; spec 3, 3) */
export function consentsOf(course: CourseCode): Consent[] {
  return [...(course === 'BED' ? [fees, due, discontinued, truth] : [fees, discontinued, truth]), FINAL_CONSENT]
}
