import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { sectionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import type { FormError } from '../../forms/validation-errors.ts'

/** Prefixes equal messages of several fields with their section, for example which address is meant. */
export function distinctNames(form: CourseForm, validationErrors: readonly FormError[]): FormError[] {
  const sectionOf = (field: string) =>
    sectionsOf(form).find(({ questions }) => questions.some(({ name }) => name === field))?.title ?? ''
  return validationErrors.map(({ field, message }) => {
    const isTwice = validationErrors.some((other) => other.field !== field && other.message === message)
    return { field, message: isTwice ? `${sectionOf(field)}: ${message}` : message }
  })
}
