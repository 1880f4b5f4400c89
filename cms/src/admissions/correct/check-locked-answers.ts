import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { partOf } from '@pravesh/shared/admissions/form/questionnaire'
import { PART_LABELS } from '@pravesh/shared/admissions/questions/parts'
import { type Correction, changedOutside } from '@pravesh/shared/admissions/status/editing'
import { wireField } from '@pravesh/shared/admissions/wire/answers'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'

interface CheckOptions {
  form: CourseForm
  before: Answers
  after: Answers
  correction: Correction
}

/** Returns a validation error, under its wire name, for each answer changed outside the requested parts. */
export function checkLockedAnswers(options: CheckOptions): FieldError[] {
  const { form } = options
  // The page received the stored answers harmless, and sends them back so.
  return changedOutside({ ...options, before: harmlessData(options.before) }).map((name) => {
    const part = partOf(form, name)
    const label = part === null ? 'this answer' : PART_LABELS[part]
    return {
      field: wireField(form, name),
      code: 'locked',
      message: `You cannot change this now: ${label}. Restore the original answer.`,
    }
  })
}
