import { callGateway } from '../../../foundation/gateway/call-gateway.ts'
import type { RazorpaySettings } from '../../../foundation/settings/payment-settings.ts'
import { OPERATION_TIMEOUT_MS } from '../timeouts.ts'

interface RazorpayCall<T> {
  method: 'GET' | 'POST'
  /** Relative to the base address. */
  path: string
  body?: Record<string, unknown>
  headers?: Record<string, string>
  reply: { parse: (body: unknown) => T }
  signal: AbortSignal
}

export interface RazorpayApi {
  call: <T>(call: RazorpayCall<T>) => Promise<T>
  /** The time limit of one operation, shared by its calls. */
  deadline: () => AbortSignal
}

export interface RazorpayOptions {
  settings: RazorpaySettings
  /** For tests. */
  timeoutMs?: number
}

/** Calls of Razorpay's API with its keys. */
export function razorpayApi({ settings, timeoutMs = OPERATION_TIMEOUT_MS }: RazorpayOptions): RazorpayApi {
  const { keyId, keySecret, apiUrl } = settings
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return {
    deadline: () => AbortSignal.timeout(timeoutMs),
    call: ({ method, path, body, headers, reply, signal }) =>
      callGateway(
        {
          provider: 'Razorpay',
          method,
          url: new URL(`${apiUrl}${path}`),
          headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...headers },
          signal,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        reply,
      ),
  }
}
