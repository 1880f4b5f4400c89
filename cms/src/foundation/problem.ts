import type { FieldError } from '@pravesh/shared/platform/field-error'

interface ProblemOptions {
  /** Machine-readable, e.g. `NOT_FOUND`. */
  code: string
  status: number
  /** Shown to the user unchanged. */
  publicMessage: string
  /** Validation errors by wire field name. */
  errors?: FieldError[]
  /** When to retry, for temporary errors. */
  retryAfterSeconds?: number
  /** Additional reply fields, under wire names. */
  details?: Record<string, unknown>
}

/** An expected error whose message is safe to show to the caller. Any other thrown error is a bug and becomes a 500. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: string
  readonly status: number
  readonly publicMessage: string
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly details: Record<string, unknown> | undefined

  constructor({ code, status, publicMessage, errors, retryAfterSeconds, details }: ProblemOptions) {
    super(publicMessage)
    this.code = code
    this.status = status
    this.publicMessage = publicMessage
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

/** The error (404) for a record that does not exist or is not visible: `There is no such course.` */
export function notFound(what: string): Problem {
  return new Problem({ code: 'NOT_FOUND', status: 404, publicMessage: `There is no such ${what}.` })
}

/** The error (400) for invalid fields; the first validation error is also the message. */
export function invalid(errors: FieldError[]): Problem {
  const publicMessage = errors[0]?.message ?? 'The form contains an error.'
  return new Problem({ code: 'INVALID', status: 400, publicMessage, errors })
}
