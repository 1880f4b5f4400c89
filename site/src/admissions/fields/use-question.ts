import type { Question } from '@pravesh/shared/admissions/questions/question'
import { useContext } from 'react'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import { useIssue } from './use-answers-form.ts'

/** Label, id, error and ARIA attributes of a question. Re-renders only when these change. */
export function useQuestion({ name, label, hint, optional }: Question) {
  const words = useWords(applicationFormWords).fields
  const id = fieldId(useContext(FormIdContext), name)
  const validationError = useIssue(name)
  const described = [hint && `${id}-hint`, validationError && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    label: optional ? words.optional(label) : label,
    hint,
    validationError,
    aria: { 'aria-invalid': validationError ? (true as const) : undefined, 'aria-describedby': described || undefined },
  }
}
