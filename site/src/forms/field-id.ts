import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'

/** The id of the form around a field. */
export const FormIdContext = createContext('form')

/** The id of the element that holds a field. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}

/** All that a field's element needs: its connection to the form, and to its hint and its mistake for who cannot see them. */
export function useField(name: string, { hint }: { hint: boolean }) {
  const { register, formState } = useFormContext()
  const id = fieldId(useContext(FormIdContext), name)
  const error = formState.errors[name]?.message
  const validationError = typeof error === 'string' ? error : undefined
  const described = [hint && `${id}-hint`, validationError && `${id}-mistake`].filter(Boolean).join(' ')
  return {
    id,
    validationError,
    control: {
      ...register(name),
      id,
      'aria-invalid': validationError ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  }
}
