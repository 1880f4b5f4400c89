import { singleLine } from '@pravesh/shared/platform/text'
import * as z from 'zod/mini'
import { providerCall } from '../metrics/measured.ts'
import { errorKind, GatewayError } from './gateway-error.ts'

const MAX_REASON_LENGTH = 300

export interface GatewayCall {
  /** The name shown in logs, e.g. PhonePe. */
  provider: string
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

const optionalText = z.catch(z.optional(z.string()), undefined)

const errorBody = z.looseObject({
  code: optionalText,
  message: optionalText,
  error: z.catch(z.optional(z.looseObject({ code: optionalText, description: optionalText })), undefined),
  /** Messages by field. */
  errors: z.catch(z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))), undefined),
})

/** Calls a provider's API and parses its reply. Throws a GatewayError otherwise. */
export function callGateway<T>(call: GatewayCall, reply: { parse: (body: unknown) => T }): Promise<T> {
  return providerCall({ operation: call.provider, run: () => sendAndParse(call, reply) })
}

async function sendAndParse<T>(call: GatewayCall, reply: { parse: (body: unknown) => T }): Promise<T> {
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

/** The provider's reason for an error, with its messages by field, on a line of limited length; null without one. */
export function reasonIn(body: unknown): string | null {
  const { data } = errorBody.safeParse(body)
  const fields = Object.entries(data?.errors ?? {}).map(
    ([field, messages]) => `${field}: ${[messages].flat().join(' ')}`,
  )
  const reason = data?.error?.description ?? data?.message ?? data?.error?.code ?? data?.code
  const text = singleLine([reason ?? [], fields].flat().join(' '))
  return text === '' ? null : text.slice(0, MAX_REASON_LENGTH)
}

/** Providers put their code and reason either in the root (PhonePe) or in `error` (Razorpay). */
function refusal(provider: string, status: number, body: unknown): GatewayError {
  const { data, success } = errorBody.safeParse(body)
  const code = data?.error?.code ?? data?.code ?? null
  const message = `${provider} refused the call with ${status}: ${reasonIn(body) ?? 'no reason given'}`
  return new GatewayError({ kind: errorKind(status, success), message, status, code })
}

function parsedObject(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
