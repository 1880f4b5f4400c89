import type * as z from 'zod/mini'

/** Why a field was refused. Programs and translations go by the code, never by the message. */
export const FIELD_ERROR_CODES = [
  'required',
  'format',
  'tooShort',
  'tooLong',
  'range',
  'notAnOption',
  /** It contradicts another field, or what the server has. */
  'mismatch',
  /** It cannot be changed now. */
  'locked',
  /** Staff did not accept it, and it is still the same. */
  'notAccepted',
  /** The form was sent too often. */
  'tooMany',
  /** It is in use already. */
  'inUse',
  /** It cannot be read, e.g. a list where a text belongs. */
  'unreadable',
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** An error in what was sent; `field` is the name the sender used, so that a form can point at it. Empty for the whole form. */
export interface FieldError {
  field: string
  code: FieldErrorCode
  /** A sentence for the person. */
  message: string
}

/** The code of a schema's issue. A refinement says its own in `params: { code }`; it is `format` otherwise. */
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

/** An issue as the error of a field. */
export const fieldError = (field: string, issue: z.core.$ZodIssue): FieldError => ({
  field,
  code: codeOfIssue(issue),
  message: issue.message,
})
