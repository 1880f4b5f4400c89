import * as z from 'zod/mini'
import { callGateway, reasonIn } from '../../../foundation/gateway/call-gateway.ts'
import { errorKind, GatewayError } from '../../../foundation/gateway/gateway-error.ts'
import type { CourierSession } from './courier-session.ts'

const PROVIDER = 'Shiprocket'

/** Limit of one call. A call that creates something may be slow; its outcome is looked up before it is repeated. */
const CALL_TIMEOUT_MS = 20_000

interface ShiprocketCall<T> {
  method: 'GET' | 'POST'
  /** Relative to the base address. */
  path: string
  body?: Record<string, unknown>
  reply: z.ZodMiniType<T>
}

export type ShiprocketApi = <T>(call: ShiprocketCall<T>) => Promise<T>

interface ApiOptions {
  apiUrl: string
  session: CourierSession
  timeoutMs?: number
}

/** Calls of Shiprocket's API with its token. A token that it no longer accepts is replaced once. */
export function shiprocketApi({ apiUrl, session, timeoutMs = CALL_TIMEOUT_MS }: ApiOptions): ShiprocketApi {
  return async (call) => {
    const token = await session.token()
    const send = (value: string) =>
      callShiprocket({ apiUrl, timeoutMs, headers: { authorization: `Bearer ${value}` }, ...call })
    try {
      return await send(token.value)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.status === 429) await session.pause()
      if (error.status !== 401) throw error
      await session.discard(token)
      return send((await session.token()).value)
    }
  }
}

interface SendOptions<T> extends ShiprocketCall<T> {
  apiUrl: string
  headers?: Record<string, string>
  timeoutMs?: number
}

/** Sends one call. Throws a GatewayError, also for an error that comes with status 200. */
export async function callShiprocket<T>(options: SendOptions<T>): Promise<T> {
  const { apiUrl, method, path, body, reply, headers, timeoutMs = CALL_TIMEOUT_MS } = options
  return callGateway(
    {
      provider: PROVIDER,
      method,
      url: new URL(`${apiUrl}${path}`),
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { parse: (received) => readReply(reply, received) },
  ).catch((error: unknown) => {
    throw error instanceof GatewayError && error.cause instanceof ErrorInBody ? error.cause.asGatewayError() : error
  })
}

/** An error that came with status 200. */
class ErrorInBody extends Error {
  private readonly status: number
  private readonly reason: string

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
    this.reason = reason
  }

  asGatewayError(): GatewayError {
    const { status } = this
    const message = `${PROVIDER} refused the call with ${status}: ${this.reason}`
    return new GatewayError({ kind: errorKind(status, true), message, status })
  }
}

const statusOfBody = z.catch(
  z.looseObject({ status_code: z.optional(z.unknown()), status: z.optional(z.unknown()) }),
  {},
)

function readReply<T>(reply: z.ZodMiniType<T>, body: unknown): T {
  const { status_code: statusCode, status } = statusOfBody.parse(body)
  const stated = [statusCode, status].map(Number).find((code) => code >= 400 && code < 600)
  if (stated !== undefined) throw new ErrorInBody(stated, reasonIn(body) ?? 'no reason given')
  const parsed = reply.safeParse(body)
  if (parsed.success) return parsed.data
  const reason = reasonIn(body) ?? assignError(body)
  if (reason === null) throw parsed.error
  throw new ErrorInBody(400, reason)
}

const failedAssignment = z.looseObject({
  response: z.looseObject({ data: z.looseObject({ awb_assign_error: z.string().check(z.minLength(1)) }) }),
})

function assignError(body: unknown): string | null {
  return failedAssignment.safeParse(body).data?.response.data.awb_assign_error.slice(0, 300) ?? null
}
