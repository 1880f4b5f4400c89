/** Registry of application forms. A line here registers a form; the compiler names a course without one. */
import type { CourseCode } from '../../courses/courses.ts'
import type { QuestionName } from '../answers/answers.ts'
import type { CourseForm } from '../form/course-form.ts'
import { hasQuestion } from '../form/questionnaire.ts'
import { bedForm } from './bed/form.ts'
import { deledForm } from './deled/form.ts'
import { dpharmForm } from './dpharm/form.ts'

export interface CourseForms {
  all: readonly CourseForm[]
  /** Throws if the course has no form. */
  of: (code: CourseCode) => CourseForm
  /** Looks up an untrusted course code; null if it has no form. */
  find: (code: unknown) => CourseForm | null
  /** The questions of all forms, without duplicates. */
  questionNames: readonly QuestionName[]
}

/** Throws if two forms have the same code or wire name. */
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

const FORMS: Record<CourseCode, CourseForm> = { BED: bedForm, DELED: deledForm, DPHARM: dpharmForm }

export const courseForms = registerCourseForms(Object.values(FORMS))

export const QUESTION_NAMES = courseForms.questionNames

export const formOf = courseForms.of

export function coursesWithQuestion(name: QuestionName): CourseCode[] {
  return courseForms.all.filter((form) => hasQuestion(form, name)).map(({ code }) => code)
}
