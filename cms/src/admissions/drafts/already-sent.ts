import { FORM_CODES } from '@pravesh/shared/admissions/form/form-context'
import { Problem } from '../../foundation/problem.ts'

/** The refusal of a draft for a course for which the student has applied, maybe on another device. */
export function alreadySent(): Problem {
  const code = FORM_CODES.alreadySent
  const publicMessage = 'You already sent this form. Open your application to see it.'
  return new Problem({ code, status: 409, publicMessage, details: { code } })
}
