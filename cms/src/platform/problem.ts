import type { FieldError } from '@pravesh/shared/platform/field-error'

interface ProblemOptions {
  /** For programs and logs, e.g. `NOT_FOUND`. */
  code: string
  /** The HTTP status. */
  status: number
  /** A sentence for the person who asked; it is shown as it is. */
  publicMessage: string
  /** What is wrong with each field, by the name the sender used. */
  errors?: FieldError[]
  /** When to come back, for refusals that pass with time. */
  retryAfterSeconds?: number
  /** More fields of the reply, by the wire's names. */
  details?: Record<string, string>
}

/** A refusal that the one who asked is told about. Anything else that is thrown is a bug and answered as one. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: string
  readonly status: number
  readonly publicMessage: string
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly details: Record<string, string> | undefined

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

/** The refusal for a record that is not there, or not to be seen: `There is no such course.` */
export function notFound(what: string): Problem {
  return new Problem({ code: 'NOT_FOUND', status: 404, publicMessage: `There is no such ${what}.` })
}

/** The refusal for a call whose fields are wrong; the first mistake is also the message. */
export function invalid(errors: FieldError[]): Problem {
  const publicMessage = errors[0]?.message ?? 'Something in this form is not right.'
  return new Problem({ code: 'INVALID', status: 400, publicMessage, errors })
}
