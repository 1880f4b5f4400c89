import { sectionsOf } from '@pravesh/shared/admissions/answers/questionnaire'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import type { Mistake } from '../../forms/validation-errors.ts'

/** The mistakes for a list of them: what two fields say alike begins with its section, e.g. of which address it is. */
export function toldApart(form: CourseForm, mistakes: readonly Mistake[]): Mistake[] {
  const sectionOf = (field: string) =>
    sectionsOf(form).find(({ questions }) => questions.some(({ name }) => name === field))?.title ?? ''
  return mistakes.map(({ field, message }) => {
    const isTwice = mistakes.some((other) => other.field !== field && other.message === message)
    return { field, message: isTwice ? `${sectionOf(field)}: ${message}` : message }
  })
}
