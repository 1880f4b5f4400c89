import { useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormIdContext, fieldId } from './field-id.ts'
import { useTranslate } from './translate.ts'

/** The props of a field's element: its registration with the form, and ARIA references to its hint and its error. */
export function useField(name: string, { hint }: { hint: boolean }) {
  const { register, formState } = useFormContext()
  const translate = useTranslate()
  const id = fieldId(useContext(FormIdContext), name)
  const error = formState.errors[name]?.message
  const validationError = typeof error === 'string' ? translate(error) : undefined
  const describedBy = [hint && `${id}-hint`, validationError && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    validationError,
    control: {
      ...register(name),
      id,
      'aria-invalid': validationError ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}
