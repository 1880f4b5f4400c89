/** Parsing single values of an untrusted payload. */
import * as z from 'zod/mini'
import type { FieldError } from '../../platform/field-error.ts'

export type WireRecord = Record<string, unknown>

/** `field` is a dotted wire name. */
export type WireError = FieldError

/** Our agreements have about 4,000 characters. */
const MAX_AGREEMENT_LENGTH = 50_000

/** The error for a payload that is not an object. */
export const UNREADABLE: WireError = {
  field: '',
  code: 'unreadable',
  message: 'We could not read the form. Send it again.',
}

export const wireRecord = z.record(z.string(), z.unknown())
export const agreementText = z.string().check(z.maxLength(MAX_AGREEMENT_LENGTH))
export const checkbox = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', 'YES', 'NO', ''])]),
  z.transform((value) => value === true || value === 'true' || value === 'YES'),
)
/** Parses a field of a payload. Returns `none` if it is missing or empty; adds a validation error if it is invalid. */
export function readField<Value>(
  payload: WireRecord,
  field: string,
  type: z.ZodMiniType<Value>,
  none: Value,
  validationErrors: WireError[],
): Value {
  const value = Object.hasOwn(payload, field) ? payload[field] : undefined
  if (value === undefined || value === null || value === '') return none
  const parsed = type.safeParse(value)
  if (parsed.success) return parsed.data
  validationErrors.push({ field, code: 'unreadable', message: 'We could not read this. Send the form again.' })
  return none
}

/** The group at a path of a payload, or null. Ignores inherited properties. */
export function groupAt(payload: WireRecord, path: readonly string[]): WireRecord | null {
  let at: WireRecord = payload
  for (const key of path) {
    const parsed = wireRecord.safeParse(Object.hasOwn(at, key) ? at[key] : undefined)
    if (!parsed.success) return null
    at = parsed.data
  }
  return at
}
