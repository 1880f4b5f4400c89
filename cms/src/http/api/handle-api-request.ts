import { LANGUAGE_HEADER, namedLocale } from '@pravesh/shared/platform/language-header'
import { said } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { handleEndpoints, type SanitizedConfig } from 'payload'
import { noticedOutage, noticeOutage, noticingOutages } from '../../foundation/context/noticed-outages.ts'
import { inContext } from '../../foundation/context/request-context.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import type { Outage } from '../../foundation/outages/outage.ts'
import { RETRY_AFTER_SECONDS, unavailable } from '../../foundation/outages/unavailable.ts'
import { portalOf } from '../../foundation/portal.ts'
import { isChange, isCrossSite, trustedSite } from './from-our-pages.ts'
import { trustedOrigins } from './trusted-origins.ts'
import { isWellFormed } from './well-formed.ts'

/** Headers that turn a POST into a GET whose long query is sent as a form body. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * Handles one request under `/api`. Rejects cross-site changes (403), including sign-in and sign-out, and requests on
 * which Payload's router would fail with a 500 (400, 404, 415). Every error response has `success` and `msg`, Payload's
 * own too.
 */
export async function handleApiRequest({
  config,
  request,
}: {
  config: SanitizedConfig
  request: Request
}): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!isWellFormed(pathname)) return errorResponse(400, said(platformReplies, 'WRONG_ADDRESS'))
  const { env, instance } = portalOf(config)
  const { headers, method } = request
  if (isChange(method) && isCrossSite(headers, trustedOrigins(env))) {
    return errorResponse(403, said(platformReplies, 'CROSS_SITE'))
  }
  const site = headers.get('sec-fetch-site')
  if (site !== null) headers.set('sec-fetch-site', trustedSite(site))
  const [, , slug = ''] = pathname.split('/')
  // The router looks slugs up in a plain object, so it mistakes inherited names such as `constructor` for collections.
  if (slug in Object.prototype) return errorResponse(404, unknownAddress)
  const overrides = method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET')
  if (overrides && headers.get('content-type') !== 'application/x-www-form-urlencoded') {
    return errorResponse(415, { msg: 'Send the query as a form.' })
  }
  return inContext({ language: namedLocale(headers.get(LANGUAGE_HEADER)) }, () =>
    noticingOutages(async () =>
      withContractFields(await handleOrReport({ config, request, payloadInstanceCacheKey: instance })),
    ),
  )
}

type Handled = Pick<Parameters<typeof handleEndpoints>[0], 'config' | 'request' | 'payloadInstanceCacheKey'>

/**
 * Answers 503 if the database or the disk failed meanwhile and the call did. Payload answers its own errors with 500, and
 * takes a visitor whose session it cannot read for a stranger: then answers look like refusals, and readings empty.
 */
async function handleOrReport(handled: Handled): Promise<Response> {
  try {
    const response = await handleEndpoints(handled)
    if (response.status === 503) return withRetryAfter(response)
    const outage = noticedOutage()
    const isDone = response.status < 400 && isChange(handled.request.method)
    return outage === null || isDone ? response : outageResponse(outage)
  } catch (error) {
    noticeOutage(error)
    const outage = noticedOutage()
    if (outage === null) throw error
    return outageResponse(outage)
  }
}

/** Payload sends the status of an error, but not when to try again. */
function withRetryAfter(response: Response): Response {
  if (!response.headers.has('retry-after')) response.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return response
}

function outageResponse(outage: Outage): Response {
  const { code, publicMessage } = unavailable(outage)
  const message = staffText(publicMessage)
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) }
  return Response.json({ success: false, code, msg: message, errors: [{ message }] }, { status: 503, headers })
}

const unknownAddress = said(platformReplies, 'UNKNOWN_ADDRESS')

function errorResponse(status: number, reply: { msg: string }): Response {
  return Response.json(
    { success: false, ...reply, msg: staffText(reply.msg) },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}

/** Adds `success` and `msg` to Payload's own error responses; the fields that the admin reads stay. */
async function withContractFields(response: Response): Promise<Response> {
  if (response.status < 400 || !response.headers.get('content-type')?.startsWith('application/json')) return response
  const reply: unknown = translated(await response.json())
  if (typeof reply !== 'object' || reply === null || 'success' in reply) return Response.json(reply, response)
  const msg = messageIn(reply)
  return Response.json(
    {
      success: false,
      ...(msg === null ? { ...unknownAddress, msg: staffText(unknownAddress.msg) } : { msg }),
      ...reply,
    },
    response,
  )
}

/** The errors of Payload's forms in the language of the member of staff. */
function translated(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null || 'success' in reply) return reply
  const message = 'message' in reply && typeof reply.message === 'string' && { message: staffText(reply.message) }
  if (!('errors' in reply) || !Array.isArray(reply.errors)) return { ...reply, ...message }
  return { ...reply, ...message, errors: reply.errors.map(inStaffText) }
}

function inStaffText(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('message' in error)) return error
  const data: unknown = 'data' in error ? error.data : undefined
  return {
    ...error,
    message: staffText(String(error.message)),
    ...(data !== undefined && { data: translated(data) }),
  }
}

function messageIn(reply: object): string | null {
  const [first] = 'errors' in reply && Array.isArray(reply.errors) ? reply.errors : []
  const message: unknown = first?.message
  return typeof message === 'string' ? message : null
}
