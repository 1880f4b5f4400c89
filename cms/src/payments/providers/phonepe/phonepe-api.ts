import { callGateway } from '../../../foundation/gateway/call-gateway.ts'
import { GatewayError } from '../../../foundation/gateway/gateway-error.ts'
import type { PhonePeSettings } from '../../../foundation/settings/payment-settings.ts'
import { OPERATION_TIMEOUT_MS } from '../timeouts.ts'
import type { AccessToken } from './access-token.ts'

interface PhonePeCall<T> {
  method: 'GET' | 'POST'
  /** Relative to the base address. */
  path: string
  body?: Record<string, unknown>
  reply: { parse: (body: unknown) => T }
  timeoutMs?: number
}

export type PhonePeApi = <T>(call: PhonePeCall<T>) => Promise<T>

interface ApiOptions {
  settings: PhonePeSettings
  token: AccessToken
  /** Limit of an operation that has none of its own. */
  timeoutMs?: number
}

/** Calls of PhonePe's API with its access token. A token that PhonePe has revoked is replaced once. */
export function phonepeApi({ settings, token, timeoutMs = OPERATION_TIMEOUT_MS }: ApiOptions): PhonePeApi {
  return async (call) => {
    const signal = AbortSignal.timeout(call.timeoutMs ?? timeoutMs)
    const authorization = await token.authorization(signal)
    try {
      return await callWith(settings, authorization, signal, call)
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status !== 401) throw error
      token.discard(authorization)
      return callWith(settings, await token.authorization(signal), signal, call)
    }
  }
}

function callWith<T>(settings: PhonePeSettings, authorization: string, signal: AbortSignal, call: PhonePeCall<T>) {
  const { method, path, body, reply } = call
  const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' }
  const url = new URL(`${settings.apiUrl}${path}`)
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  return callGateway({ provider: 'PhonePe', method, url, headers, signal, ...sent }, reply)
}
