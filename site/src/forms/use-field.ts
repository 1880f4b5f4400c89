import { westernDigits } from '@pravesh/shared/platform/digits'
import { type FocusEvent, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormIdContext, fieldId } from './field-id.ts'
import { useTranslate } from './translate.ts'

interface FieldOptions {
  hint: boolean
  /** Shows 0 to 9 for digits of other scripts when the field is left. */
  isNumber?: boolean
}

/** The props of a field's element: its registration with the form, and ARIA references to its hint and its error. */
export function useField(name: string, { hint, isNumber = false }: FieldOptions) {
  const { register, setValue, formState } = useFormContext()
  const translate = useTranslate()
  const id = fieldId(useContext(FormIdContext), name)
  const error = formState.errors[name]?.message
  const validationError = typeof error === 'string' ? translate(error) : undefined
  const describedBy = [hint && `${id}-hint`, validationError && `${id}-error`].filter(Boolean).join(' ')
  const registered = register(name)

  async function leave(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) {
    const { value } = event.target
    const western = westernDigits(value)
    if (isNumber && western !== value) setValue(name, western)
    await registered.onBlur(event)
  }

  return {
    id,
    validationError,
    control: {
      ...registered,
      onBlur: leave,
      id,
      'aria-invalid': validationError ? (true as const) : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}
