import type { IdentityNumbers } from '../answers/identity-numbers.ts'
import type { Question } from '../questions/question.ts'
import type { CourseForm } from './course-form.ts'

/** The hint of the question where the portal does not keep the whole number. */
export const LAST_FOUR_HINT = 'Twelve digits. We keep the last four, and a code that shows if a number is used twice.'

/** The form of a course as a portal asks it: without the Aadhaar number if the portal keeps nothing of it. */
export function formKeeping(form: CourseForm, kept: IdentityNumbers): CourseForm {
  if (kept === 'full') return form
  const asked = (question: Question) => {
    if (question.name !== 'aadhaar') return question
    return kept === 'none' ? [] : { ...question, hint: LAST_FOUR_HINT }
  }
  const sections = form.sections.map((section) => ({ ...section, questions: section.questions.flatMap(asked) }))
  return { ...form, sections }
}
