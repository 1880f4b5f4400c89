import { parseIndianMobile } from '@pravesh/shared/platform/phone'
import type { FormError } from '../forms/validation-errors.ts'

/** What a field of the form knows about itself. */
export interface TypedField {
  name: string
  value: string
  type: string
  /** The words of the two mistakes it can have. */
  dataset: { empty?: string | undefined; wrong?: string | undefined }
}

/** The mistakes in what was typed, in the order of the fields; the server has the last word. */
export function findErrors(fields: readonly TypedField[]): FormError[] {
  return fields.flatMap(({ name, value, type, dataset }) => {
    const message =
      value.trim() === '' ? dataset.empty : type === 'tel' && !parseIndianMobile(value) ? dataset.wrong : undefined
    return message ? [{ field: name, message }] : []
  })
}
