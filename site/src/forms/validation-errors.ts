import type { FieldErrors } from 'react-hook-form'

/** A mistake with the field it is in. */
export interface FormError {
  field: string
  message: string
}

/** What react-hook-form found, as a list in the order of the fields; what has no words is left out. */
export function toValidationErrors(errors: FieldErrors, order: readonly string[]): FormError[] {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return Object.entries(errors)
    .flatMap(([field, error]) => (typeof error?.message === 'string' ? [{ field, message: error.message }] : []))
    .sort((a, b) => place(a.field) - place(b.field))
}
