/**
 * Why a call to an external provider failed:
 * - `unreachable`: no complete response in time. The provider may have carried out the call.
 * - `busy`: the provider asks to repeat the call later (408, 409, 425, 429, 5xx).
 * - `credentials`: the provider does not accept the configured keys (401, 403).
 * - `refused`: the provider understood the call and declined it (other 4xx). Repeating it does not help.
 * - `unexpected`: the response does not follow the provider's protocol.
 */
export type GatewayErrorKind = 'unreachable' | 'busy' | 'credentials' | 'refused' | 'unexpected'

interface GatewayErrorOptions {
  kind: GatewayErrorKind
  message: string
  /** The HTTP status, if there was a response. */
  status?: number
  /** The provider's own error code. */
  code?: string | null
  cause?: unknown
}

/** A failed call to an external provider. The message is for staff and logs and contains no secrets. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly status: number | null
  readonly code: string | null

  constructor({ kind, message, status, code, cause }: GatewayErrorOptions) {
    super(message, { cause })
    this.kind = kind
    this.status = status ?? null
    this.code = code ?? null
  }
}

const REPEATABLE = [408, 409, 425, 429]

/** The kind of an error response. `isReadable` is false for HTML pages and other bodies that are not JSON objects. */
export function errorKind(status: number, isReadable: boolean): GatewayErrorKind {
  if (status >= 500 || REPEATABLE.includes(status)) return 'busy'
  if (status === 401 || status === 403) return 'credentials'
  // An HTML page comes from a proxy in front of the provider, which decides nothing.
  return isReadable && status >= 400 ? 'refused' : 'unexpected'
}
