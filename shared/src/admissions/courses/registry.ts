/** The application forms there are. A line here registers a form. */
import type { CourseCode } from '../../courses/courses.ts'
import type { QuestionName } from '../answers/answers.ts'
import { asks } from '../answers/questionnaire.ts'
import { bedForm } from './bed/form.ts'
import type { CourseForm } from './course-form.ts'
import { deledForm } from './deled/form.ts'
import { dpharmForm } from './dpharm/form.ts'

export interface CourseForms {
  all: readonly CourseForm[]
  /** The form of a course. Throws where there is none. */
  of: (code: CourseCode) => CourseForm
  /** The form of a code from outside; null when there is none. */
  find: (code: unknown) => CourseForm | null
  /** Every question of every form, each once. */
  questionNames: readonly QuestionName[]
}

/** Makes a registry of forms. Throws when two forms have the same code or the same name on the wire. */
export function registerCourseForms(all: readonly CourseForm[]): CourseForms {
  for (const { code, wire } of all) {
    const alike = all.filter((form) => form.code === code || form.wire.name === wire.name)
    if (alike.length > 1) throw new Error(`Two course forms have the code ${code} or the wire name ${wire.name}.`)
  }
  const names = all.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.map(({ name }) => name)))
  const find = (code: unknown) => all.find((form) => form.code === code) ?? null
  return {
    all,
    of: (code) => {
      const form = find(code)
      if (form === null) throw new Error(`The course ${code} has no application form.`)
      return form
    },
    find,
    questionNames: [...new Set(names)],
  }
}

export const courseForms = registerCourseForms([bedForm, deledForm, dpharmForm])

export const QUESTION_NAMES = courseForms.questionNames

/** The form of a course. */
export const formOf = courseForms.of

/** The courses whose form asks a question. */
export function coursesAsking(name: QuestionName): CourseCode[] {
  return courseForms.all.filter((form) => asks(form, name)).map(({ code }) => code)
}
