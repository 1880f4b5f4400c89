import type { FieldErrors } from 'react-hook-form'

export interface FormError {
  field: string
  message: string
}

/** The errors of react-hook-form that have a message, in field order. */
export function toValidationErrors(errors: FieldErrors, order: readonly string[]): FormError[] {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return Object.entries(errors)
    .flatMap(([field, error]) => (typeof error?.message === 'string' ? [{ field, message: error.message }] : []))
    .sort((a, b) => place(a.field) - place(b.field))
}
