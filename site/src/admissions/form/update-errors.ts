import type { QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { AnswerError } from '@pravesh/shared/admissions/form/check-answers'
import type { AnswersForm } from '../fields/answers-form.ts'

export type ShownError = Pick<AnswerError, 'field' | 'message'>

interface UpdateErrorsOptions {
  form: Pick<AnswersForm, 'issues' | 'setIssue' | 'clearIssues'>
  fields: readonly QuestionName[]
  /** All current errors. */
  validationErrors: readonly ShownError[]
}

/** Sets or clears the errors of the given fields. Fields whose error is unchanged are not re-rendered. */
export function updateErrors({ form, fields, validationErrors }: UpdateErrorsOptions): void {
  for (const field of fields) {
    const message = validationErrors.find((validationError) => validationError.field === field)?.message
    if (form.issues()[field]?.message === message) continue
    if (message === undefined) form.clearIssues([field])
    else form.setIssue(field, { type: 'rule', message })
  }
}
