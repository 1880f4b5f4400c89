import { FORM_CODES } from '@pravesh/shared/admissions/form/form-context'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import { Problem } from '../../foundation/problem.ts'

/** The refusal of a draft for a course for which the student has applied, maybe on another device. */
export function alreadySent(): Problem {
  return new Problem({ ...refused(admissionReplies, FORM_CODES.alreadySent), status: 409 })
}
