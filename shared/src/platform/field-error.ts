import type * as z from 'zod/mini'
import type { Worded } from './replies/said.ts'

/** Why a field is invalid. Clients and translations use the code, never the message. */
export const FIELD_ERROR_CODES = [
  'required',
  'format',
  'tooShort',
  'tooLong',
  'range',
  'notAnOption',
  /** Contradicts another field or a value on the server. */
  'mismatch',
  /** Read-only at the moment. */
  'locked',
  /** Rejected by staff and resubmitted unchanged. */
  'notAccepted',
  /** The form was submitted too often. */
  'tooMany',
  'inUse',
  /** Has the wrong type, e.g. a list instead of a string. */
  'unreadable',
  /** Not the field: nothing can be saved at the moment. */
  'unavailable',
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** A validation error. `field` is the name the client sent, so that a form can point at it; empty for the whole form. */
export interface FieldError {
  field: string
  code: FieldErrorCode
  /** A sentence for the user, in English. */
  message: string
  /** For the words of a sentence that only the server says. */
  because?: Worded
}

/** The code of a Zod issue. A refinement can set its own in `params: { code }`; the default is `format`. */
export function codeOfIssue(issue: z.core.$ZodIssue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return 'required'
    case 'too_small':
      if (issue.origin !== 'string') return 'range'
      return issue.minimum === 1 ? 'required' : 'tooShort'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'range'
    case 'invalid_value':
    case 'invalid_union':
      return 'notAnOption'
    case 'custom':
      return FIELD_ERROR_CODES.find((code) => code === issue.params?.code) ?? 'format'
    default:
      return 'format'
  }
}

export const fieldError = (field: string, issue: z.core.$ZodIssue): FieldError => ({
  field,
  code: codeOfIssue(issue),
  message: issue.message,
})
