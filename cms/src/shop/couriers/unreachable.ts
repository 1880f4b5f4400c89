import type { Payload } from 'payload'
import { GatewayError } from '../../foundation/gateway/gateway-error.ts'
import { Problem } from '../../foundation/problem.ts'

/** The error (503) for a courier that did not carry out a call. Returns other errors unchanged. */
export function unreachable(payload: Payload, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error
  payload.logger.warn({ msg: 'A courier did not carry out a call.', err: error })
  return new Problem({
    code: 'COURIER_UNREACHABLE',
    status: 503,
    publicMessage: 'We cannot reach the courier at the moment. Try again in a few minutes.',
  })
}
