import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { AnswerError } from '@pravesh/shared/admissions/answers/check-answers'
import type { UseFormReturn } from 'react-hook-form'

/** An error of an answer as the form shows it. */
export type ShownMistake = Pick<AnswerError, 'field' | 'message'>

interface UpdateErrorsOptions {
  form: Pick<UseFormReturn<Answers>, 'getFieldState' | 'setError' | 'clearErrors'>
  fields: readonly QuestionName[]
  /** All that is wrong now. */
  validationErrors: readonly ShownMistake[]
}

/** Brings the errors of some fields up to date; a field whose error stays as it is hears nothing and is not drawn again. */
export function updateErrors({ form, fields, validationErrors }: UpdateErrorsOptions): void {
  for (const field of fields) {
    const message = validationErrors.find((validationError) => validationError.field === field)?.message
    if (form.getFieldState(field).error?.message === message) continue
    if (message === undefined) form.clearErrors(field)
    else form.setError(field, { type: 'rule', message })
  }
}
