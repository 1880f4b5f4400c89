/** The questionnaire of a course's form. (spec 2, 2 and 3) */

import type { QuestionName } from '../answers/answers.ts'
import type { Part } from '../questions/parts.ts'
import type { Question } from '../questions/question.ts'
import type { Section } from '../questions/section.ts'
import type { CourseForm } from './course-form.ts'

export function sectionsOf({ sections }: CourseForm): readonly Section[] {
  return sections
}

export function questionsOf(form: CourseForm): readonly Question[] {
  return form.sections.flatMap(({ questions }) => questions)
}

/** Whether a form has a question, be it conditional. */
export function hasQuestion(form: CourseForm, name: QuestionName): boolean {
  return partOf(form, name) !== null
}

/** The part of the application that a question belongs to; null if the form does not have it. */
export function partOf(form: CourseForm, name: QuestionName): Part | null {
  return form.sections.find(({ questions }) => questions.some((each) => each.name === name))?.part ?? null
}
