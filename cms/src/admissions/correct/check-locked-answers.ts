import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { changedOutside } from '@pravesh/shared/admissions/status/editing'
import type { Correction } from '@pravesh/shared/admissions/status/requests'
import { wireField } from '@pravesh/shared/admissions/wire/answers'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { harmlessData } from '@pravesh/shared/platform/harmless-text'
import { reasoned } from '@pravesh/shared/platform/replies/said'

interface CheckOptions {
  form: CourseForm
  before: Answers
  after: Answers
  correction: Correction
}

/** Returns a validation error, under its wire name, for each answer that changed although staff did not ask for it. */
export function checkLockedAnswers(options: CheckOptions): FieldError[] {
  const { form } = options
  // The page received the stored answers harmless, and sends them back so.
  return changedOutside({ ...options, before: harmlessData(options.before) }).map((name) => {
    const label = questionsOf(form).find((question) => question.name === name)?.label ?? 'this answer'
    return {
      field: wireField(form, name),
      code: 'locked',
      ...reasoned(admissionReplies, 'ANSWER_LOCKED', { label }),
    }
  })
}
