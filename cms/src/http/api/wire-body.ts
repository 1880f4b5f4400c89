import { type FieldError, fieldError } from '@pravesh/shared/platform/field-error'
import type * as z from 'zod/mini'

/** Internal field names mapped to wire names. */
type Names = Record<string, string>

/** Renames a body's known fields to their internal names and drops the others. */
export function renameFromWire(body: Record<string, unknown>, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([ours, theirs]) => (Object.hasOwn(body, theirs) ? [[ours, body[theirs]]] : [])),
  )
}

/** Converts schema issues to at most one validation error per field, under wire names and in field order. */
export function wireErrors(error: z.core.$ZodError, names: Names): FieldError[] {
  return Object.entries(names).flatMap(([ours, theirs]) => {
    const issue = error.issues.find((each) => each.path[0] === ours)
    return issue ? [fieldError(theirs, issue)] : []
  })
}
