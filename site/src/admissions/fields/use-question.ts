import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../form/words/words.ts'

/** Label, id, error and ARIA attributes of a question. Re-renders only when these change. */
export function useQuestion({ name, label, hint, optional }: Question) {
  const words = useWords(applicationFormWords).fields
  const { control } = useFormContext<Answers>()
  const id = fieldId(useContext(FormIdContext), name)
  const error = useFormState({ control, name, exact: true }).errors[name]?.message
  const validationError = typeof error === 'string' ? error : undefined
  const described = [hint && `${id}-hint`, validationError && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    label: optional ? words.optional(label) : label,
    hint,
    validationError,
    aria: { 'aria-invalid': validationError ? (true as const) : undefined, 'aria-describedby': described || undefined },
  }
}
