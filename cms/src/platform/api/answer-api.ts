import { handleEndpoints, type SanitizedConfig } from 'payload'
import { portalEnv } from '../env.ts'
import { isWellFormed } from '../http/well-formed.ts'
import { instanceName } from '../start/open-payload.ts'
import { isChange, isForeign, trustedSite } from './from-our-pages.ts'
import { trustedOrigins } from './trusted-origins.ts'

/** Headers by which a POST carries a long query as a form in its body. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * Answers one request under `/api`. Refuses changes that a page of another site sends (403), signing in and out included, and
 * what Payload's router fails on with a 500 (400, 404, 415). Gives every refusal `success` and `msg`, Payload's own included.
 */
export async function answerApi({ config, request }: { config: SanitizedConfig; request: Request }): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!isWellFormed(pathname)) return refusal(400, 'This address cannot be read.')
  const { headers, method } = request
  if (isChange(method) && isForeign(headers, trustedOrigins(portalEnv.of(config)))) {
    return refusal(403, 'This was sent from another site. Please open the portal itself and try again.')
  }
  const site = headers.get('sec-fetch-site')
  if (site !== null) headers.set('sec-fetch-site', trustedSite(site))
  const [, , slug = ''] = pathname.split('/')
  // The router finds these on every object and takes them for collections.
  if (slug in Object.prototype) return refusal(404, unknownAddress)
  const overrides = method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET')
  if (overrides && headers.get('content-type') !== 'application/x-www-form-urlencoded') {
    return refusal(415, 'Send a query as a form.')
  }
  return withReply(
    await handleEndpoints({ config, request, payloadInstanceCacheKey: instanceName.find(config) ?? undefined }),
  )
}

const unknownAddress = 'There is nothing at this address, or not by this method.'

function refusal(status: number, msg: string): Response {
  return Response.json({ success: false, msg }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** A refusal of Payload's with the two fields that every reply has beside its own, which the admin reads. */
async function withReply(response: Response): Promise<Response> {
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
