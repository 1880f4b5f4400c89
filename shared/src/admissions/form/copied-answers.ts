import type { Answers } from '../answers/answers.ts'
import type { FormReference } from '../answers/form-reference.ts'
import { cleanAnswers } from './clean-answers.ts'
import type { CourseForm } from './course-form.ts'

interface CopyOptions {
  /** The form of the new application. */
  form: CourseForm
  /** Of the earlier application, which may be for another course. */
  answers: Answers
  /** With the colleges that can be chosen for the subject. */
  reference: FormReference
}

/**
 * The answers of an earlier application that a new one asks for. Drops a subject or college that is not offered, and what
 * comes from the account; and the APAAR ID, of which four digits are known. Answers that no longer pass the rules stay, to be corrected.
 */
export function copiedAnswers({ form, answers, reference }: CopyOptions): Answers {
  const { phone: _phone, email: _email, apaar: _apaar, subject, collegeId, ...others } = cleanAnswers(form, answers)
  return {
    ...others,
    ...(subject !== undefined && reference.subjects.includes(subject) && { subject }),
    ...(reference.colleges.some(({ id }) => id === collegeId) && { collegeId }),
  }
}
