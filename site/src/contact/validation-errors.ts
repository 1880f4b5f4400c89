import { parseIndianMobile } from '@pravesh/shared/platform/phone'
import type { FormError } from '../forms/validation-errors.ts'

/** The properties of a form element that validation needs. */
export interface TypedField {
  name: string
  value: string
  type: string
  /** Messages for an empty and for an invalid value. */
  dataset: { empty?: string | undefined; wrong?: string | undefined }
}

/** Validation errors in field order. The server validates again. */
export function findErrors(fields: readonly TypedField[]): FormError[] {
  return fields.flatMap(({ name, value, type, dataset }) => {
    const message =
      value.trim() === '' ? dataset.empty : type === 'tel' && !parseIndianMobile(value) ? dataset.wrong : undefined
    return message ? [{ field: name, message }] : []
  })
}

/**
 * The errors that are left after a change of one field: its own is replaced or removed. A field without an error gets
 * none while it is typed. Returns the same array if nothing changes.
 */
export function errorsAfter(shown: readonly FormError[], changed: TypedField): readonly FormError[] {
  const before = shown.find(({ field }) => field === changed.name)
  if (!before) return shown
  const [now] = findErrors([changed])
  if (now?.message === before.message) return shown
  return shown.flatMap((error) => (error !== before ? [error] : now ? [now] : []))
}
