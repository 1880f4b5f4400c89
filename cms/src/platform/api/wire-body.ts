import { type FieldError, fieldError } from '@pravesh/shared/platform/field-error'
import type * as z from 'zod/mini'

/** Our name of each field → the wire's. */
type Names = Record<string, string>

/** Picks the known fields of a body and gives them our names; what is not known is left out. */
export function renameFromWire(body: Record<string, unknown>, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([ours, theirs]) => (Object.hasOwn(body, theirs) ? [[ours, body[theirs]]] : [])),
  )
}

/** A schema's complaints as one mistake per field, by the wire's names and in the order of the fields. */
export function wireErrors(error: z.core.$ZodError, names: Names): FieldError[] {
  return Object.entries(names).flatMap(([ours, theirs]) => {
    const issue = error.issues.find((each) => each.path[0] === ours)
    return issue ? [fieldError(theirs, issue)] : []
  })
}
