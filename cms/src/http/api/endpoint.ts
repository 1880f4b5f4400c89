import { harmlessText } from '@pravesh/shared/platform/harmless-text'
import { said } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import type { RefusedReply, Reply } from '@pravesh/shared/platform/reply'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { outageIn } from '../../foundation/outages/outage.ts'
import { unavailable } from '../../foundation/outages/unavailable.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import { clientAddress } from './client-address.ts'
import { readBody } from './request-body.ts'

/** The input of an endpoint's handler. */
export interface Call {
  payload: Payload
  req: PayloadRequest
  /** The value of `:name` in the path; an empty string when the parameter is absent. */
  param: (name: string) => string
  query: URLSearchParams
  /** Parses a JSON or form body into an object. */
  body: () => Promise<Record<string, unknown>>
  clientAddress: string
}

interface EndpointOptions extends WireCall {
  /** Maximum body size in bytes. */
  bodyLimit?: number
  /** Names of JSON numbers, at any depth, that must be written as whole numbers. */
  integers?: readonly string[]
  /**
   * Returns the reply's fields, to which `success: true` is added, or a Response. Throws a Problem for expected errors.
   */
  handle: (call: Call) => Promise<({ msg: string } & object) | Response>
}

const KILOBYTE = 1024

/**
 * Builds an endpoint of the contract: every reply has `success` and `msg`, a Problem becomes a response with its
 * status, and any other error becomes an opaque 500. Such errors and causes of Problems are logged once with the request id. (spec 1, 7 and 8)
 */
export function endpoint({ path, method, handle, bodyLimit = 64 * KILOBYTE, integers }: EndpointOptions): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      try {
        const reply = await handle(callOf(req, { limit: bodyLimit, integers }))
        return reply instanceof Response ? reply : json(200, { success: true, ...reply, msg: staffText(reply.msg) })
      } catch (error) {
        const unexpected = error instanceof Problem ? error.cause : error
        const requestId = req.headers.get('x-request-id')
        if (unexpected !== undefined) {
          req.payload.logger.error({ msg: 'A call failed.', call: `${method} ${path}`, requestId, err: unexpected })
        }
        if (error instanceof Problem) return errorResponse(error)
        const outage = outageIn(error)
        if (outage !== null) return errorResponse(unavailable(outage))
        return json(500, { success: false, ...said(platformReplies, 'FAILED') })
      }
    },
  }
}

function callOf(req: PayloadRequest, body: Parameters<typeof readBody>[1]): Call {
  return {
    payload: req.payload,
    req,
    param: (name) => String(req.routeParams?.[name] ?? ''),
    query: req.searchParams,
    body: () => readBody(req as Request, body),
    clientAddress: clientAddress(req.headers, portalOf(req.payload).env.trustedProxies),
  }
}

function errorResponse({ status, code, values, publicMessage, errors, retryAfterSeconds, details }: Problem): Response {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  const worded = { code, ...(values && { values }), msg: staffText(publicMessage) }
  return json(
    status,
    {
      ...details,
      success: false,
      ...worded,
      ...(errors && { errors: errors.map((error) => ({ ...error, message: staffText(error.message) })) }),
    },
    headers,
  )
}

function json(status: number, reply: Reply | RefusedReply, headers: Record<string, string> = {}): Response {
  const body = harmlessText(JSON.stringify(reply))
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })
}
