import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { ReplyValues } from '@pravesh/shared/platform/replies/said'
import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'

interface ProblemOptions {
  /** Machine-readable, e.g. `NOT_FOUND`; part of the reply. */
  code: string
  status: number
  /** In English; pages in another language word the code. */
  publicMessage: string
  /** For the words of the code. */
  values?: ReplyValues | undefined
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
  readonly values: ReplyValues | undefined
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly details: Record<string, unknown> | undefined

  constructor({ code, status, publicMessage, values, errors, retryAfterSeconds, details }: ProblemOptions) {
    super(publicMessage)
    this.code = code
    this.status = status
    this.publicMessage = publicMessage
    this.values = values
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

/** The error (404) for a record that does not exist or is not visible: `There is no such course.` */
export function notFound(what: string): Problem {
  return new Problem({ ...refused(platformReplies, 'NOT_FOUND', { what }), status: 404 })
}

/** The error (400) for invalid fields; the first validation error is also the message. */
export function invalid(errors: FieldError[]): Problem {
  const [first] = errors
  if (first === undefined) return new Problem({ ...refused(platformReplies, 'INVALID_FORM'), status: 400, errors })
  return new Problem({ code: 'INVALID', ...first.because, status: 400, publicMessage: first.message, errors })
}
