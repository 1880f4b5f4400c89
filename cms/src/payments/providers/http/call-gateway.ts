import * as z from 'zod/mini'
import { errorKind, GatewayError } from './gateway-error.ts'

/** Limits one operation of the portal, including all its calls: providers expect an answer to webhooks within 5 s. */
export const OPERATION_TIMEOUT_MS = 4000

/** Limit for opening a payment page, which the student waits for and which is not repeated. */
export const START_TIMEOUT_MS = 12_000

export interface GatewayCall {
  /** The name shown in logs, e.g. PhonePe. */
  provider: string
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

const errorBody = z.looseObject({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  error: z.optional(z.looseObject({ code: z.optional(z.string()), description: z.optional(z.string()) })),
})

/** Calls a provider's API and parses its reply. Throws a GatewayError otherwise. */
export async function callGateway<T>(call: GatewayCall, reply: { parse: (body: unknown) => T }): Promise<T> {
  const { provider } = call
  const { status, text } = await send(call)
  const body = parsedObject(text)
  if (status < 200 || status >= 300) throw refusal(provider, status, body)
  try {
    return reply.parse(body)
  } catch (cause) {
    const message = `${provider} sent an unexpected response (${status}).`
    throw new GatewayError({ kind: 'unexpected', message, status, cause })
  }
}

async function send({ provider, url, signal, ...init }: GatewayCall): Promise<{ status: number; text: string }> {
  try {
    // A redirect would send the credentials to another host.
    const response = await fetch(url, { ...init, signal, redirect: 'error' })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError'
    const message = isSlow
      ? `${provider} did not respond in time.`
      : `${provider} could not be reached or closed the connection.`
    throw new GatewayError({ kind: 'unreachable', message, cause })
  }
}

/** Providers put their code and reason either in the root (PhonePe) or in `error` (Razorpay). */
function refusal(provider: string, status: number, body: unknown): GatewayError {
  const { data, success } = errorBody.safeParse(body)
  const code = data?.error?.code ?? data?.code ?? null
  const reason = data?.error?.description ?? data?.message ?? code ?? 'no reason given'
  const message = `${provider} refused the call with ${status}: ${reason.slice(0, 200)}`
  return new GatewayError({ kind: errorKind(status, success), message, status, code })
}

function parsedObject(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
