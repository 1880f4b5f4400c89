import type { ApaarMode } from '../answers/apaar.ts'
import type { IdentityNumbers } from '../answers/identity-numbers.ts'
import type { Question } from '../questions/question.ts'
import type { CourseForm } from './course-form.ts'

/** The hint of the question where the portal does not keep the whole number. */
export const LAST_FOUR_HINT = 'Twelve digits. We keep the last four, and a code that shows if a number is used twice.'

/**
 * The form of a course as a portal asks it: without the Aadhaar number if the portal keeps nothing of it, and with the APAAR ID as
 * the course asks for it. Where it is required, no payload may omit it.
 */
export function formKeeping(form: CourseForm, kept: IdentityNumbers, apaar: ApaarMode = 'optional'): CourseForm {
  if (kept === 'full' && apaar === 'optional') return form
  const asked = (question: Question) => {
    if (question.name === 'apaar') return apaarAsked(question, apaar)
    if (question.name !== 'aadhaar' || kept === 'full') return question
    return kept === 'none' ? [] : { ...question, hint: LAST_FOUR_HINT }
  }
  const sections = form.sections.map((section) => ({ ...section, questions: section.questions.flatMap(asked) }))
  return { ...form, sections }
}

function apaarAsked(question: Question, mode: ApaarMode): Question | [] {
  if (mode === 'off') return []
  const { optional, isAdditional, ...required } = question
  return mode === 'required' ? required : question
}
