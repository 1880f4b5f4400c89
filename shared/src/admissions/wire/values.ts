/** Single values out of a payload, whatever was sent there. */
import * as z from 'zod/mini'
import type { FieldError } from '../../platform/field-error.ts'
import { rupeesToPaise } from '../../platform/money.ts'
import { YES } from '../answers/options.ts'

/** What the payload is made of. */
export type WireRecord = Record<string, unknown>

/** `field` is a dotted name on the wire. */
export type WireError = FieldError

/** The longest text that is read; what is longer is cut nowhere but refused. */
export const MAX_TEXT_LENGTH = 500

/** The longest agreement that is read; ours have some 4,000 characters. */
const LONGEST_AGREEMENT = 50_000
/** What is said of something that is no payload at all. */
export const UNREADABLE: WireError = {
  field: '',
  code: 'unreadable',
  message: 'The form could not be read. Please send it again.',
}

/** Any object. */
export const wireRecord = z.record(z.string(), z.unknown())
/** A short text. */
export const shortText = z.string().check(z.maxLength(MAX_TEXT_LENGTH))
/** The agreement. */
export const agreementText = z.string().check(z.maxLength(LONGEST_AGREEMENT))
/** A checkbox. */
export const checkbox = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', YES, 'NO', ''])]),
  z.transform((value) => value === true || value === 'true' || value === YES),
)
/** Rupees as a number or written as one, with at most two decimals, to whole paise. */
export const amount = z.pipe(
  z.union([
    z.number().check(z.nonnegative(), z.maximum(1e9)),
    z.pipe(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)), z.transform(Number)),
  ]),
  z.transform((value): number | null => rupeesToPaise(value)),
)

/** One field of a payload; what is not there or empty is `none`, what cannot be read is told as a mistake. */
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
  validationErrors.push({ field, code: 'unreadable', message: 'This could not be read. Please send the form again.' })
  return none
}

/** The group at a path of a payload; null where there is none. What is inherited does not count. */
export function groupAt(payload: WireRecord, path: readonly string[]): WireRecord | null {
  let at: WireRecord = payload
  for (const key of path) {
    const parsed = wireRecord.safeParse(Object.hasOwn(at, key) ? at[key] : undefined)
    if (!parsed.success) return null
    at = parsed.data
  }
  return at
}
