import { maskAadhaar } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'

/** Returns the answers with all but the last four digits of identity numbers masked, for storage. */
export function withMaskedNumbers(answers: Answers): Answers {
  const { aadhaar, apaar } = answers
  return {
    ...answers,
    ...(aadhaar !== undefined && { aadhaar: maskAadhaar(aadhaar) }),
    ...(apaar !== undefined && { apaar: maskAadhaar(apaar) }),
  }
}
