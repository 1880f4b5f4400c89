import { handleEndpoints, type SanitizedConfig } from 'payload'
import { portalEnv } from '../env.ts'
import { isWellFormed } from '../http/well-formed.ts'
import { instanceName } from '../start/open-payload.ts'
import { isChange, isCrossSite, trustedSite } from './from-our-pages.ts'
import { trustedOrigins } from './trusted-origins.ts'

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
  if (!isWellFormed(pathname)) return errorResponse(400, 'This address is not valid.')
  const { headers, method } = request
  if (isChange(method) && isCrossSite(headers, trustedOrigins(portalEnv.of(config)))) {
    return errorResponse(403, 'This request came from another site. Open the portal and try again.')
  }
  const site = headers.get('sec-fetch-site')
  if (site !== null) headers.set('sec-fetch-site', trustedSite(site))
  const [, , slug = ''] = pathname.split('/')
  // The router looks slugs up in a plain object, so it mistakes inherited names such as `constructor` for collections.
  if (slug in Object.prototype) return errorResponse(404, unknownAddress)
  const overrides = method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET')
  if (overrides && headers.get('content-type') !== 'application/x-www-form-urlencoded') {
    return errorResponse(415, 'Send the query as a form.')
  }
  return withContractFields(
    await handleEndpoints({ config, request, payloadInstanceCacheKey: instanceName.find(config) ?? undefined }),
  )
}

const unknownAddress = 'There is nothing at this address, or it does not support this method.'

function errorResponse(status: number, msg: string): Response {
  return Response.json({ success: false, msg }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Adds `success` and `msg` to Payload's own error responses; the fields that the admin reads stay. */
async function withContractFields(response: Response): Promise<Response> {
  if (response.status < 400 || !response.headers.get('content-type')?.startsWith('application/json')) return response
  const reply: unknown = await response.json()
  if (typeof reply !== 'object' || reply === null || 'success' in reply) return Response.json(reply, response)
  return Response.json({ success: false, msg: messageIn(reply) ?? unknownAddress, ...reply }, response)
}

function messageIn(reply: object): string | null {
  const [first] = 'errors' in reply && Array.isArray(reply.errors) ? reply.errors : []
  const message: unknown = first?.message
  return typeof message === 'string' ? message : null
}
