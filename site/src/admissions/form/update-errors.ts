import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import type { AnswerError } from '@pravesh/shared/admissions/answers/check-answers'
import type { UseFormReturn } from 'react-hook-form'

export type ShownError = Pick<AnswerError, 'field' | 'message'>

interface UpdateErrorsOptions {
  form: Pick<UseFormReturn<Answers>, 'getFieldState' | 'setError' | 'clearErrors'>
  fields: readonly QuestionName[]
  /** All current errors. */
  validationErrors: readonly ShownError[]
}

/** Sets or clears the errors of the given fields. Fields whose error is unchanged are not re-rendered. */
export function updateErrors({ form, fields, validationErrors }: UpdateErrorsOptions): void {
  for (const field of fields) {
    const message = validationErrors.find((validationError) => validationError.field === field)?.message
    if (form.getFieldState(field).error?.message === message) continue
    if (message === undefined) form.clearErrors(field)
    else form.setError(field, { type: 'rule', message })
  }
}
