export interface FormError {
  field: string
  message: string
}

/** The errors that have a message, in field order. */
export function toValidationErrors(
  errors: Partial<Record<string, { type?: unknown; message?: unknown }>>,
  order: readonly string[],
): FormError[] {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return Object.entries(errors)
    .flatMap(([field, error]) => (typeof error?.message === 'string' ? [{ field, message: error.message }] : []))
    .sort((a, b) => place(a.field) - place(b.field))
}
