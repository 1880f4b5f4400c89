import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { watchFixedErrors } from './watch-fixed-errors.ts'

/** Removes the error of a field once the field is corrected. */
export function useFixedErrors<Typed extends FieldValues, Checked>(form: UseFormReturn<Typed, unknown, Checked>): void {
  const { watch, trigger, formState } = form
  const { errors } = formState
  useEffect(() => watchFixedErrors<Typed>({ watch, trigger }, () => errors), [watch, trigger, errors])
}
