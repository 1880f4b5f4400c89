import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { inStaffLanguage } from '../../foundation/languages/in-staff-language.ts'
import { type Outage, outageIn } from '../../foundation/outages/outage.ts'
import { OUTAGE_MESSAGES, RETRY_AFTER_SECONDS } from '../../foundation/outages/unavailable.ts'
import { takeStaffLanguage } from '../api/staff-cookies.ts'
import { isWellFormed } from '../api/well-formed.ts'
import { bareHeaders, type HeaderSet } from '../files/security-headers.ts'
import { type Address, addressOf, hasNoHost } from './address.ts'
import { discardUnreadBody, isBehindLastResponse, type LingerLimits } from './discard-body.ts'
import { createHttpServer, type Handle as HandleRequest } from './http-server.ts'
import { countWhenAnswered, observedRequest } from './observed-request.ts'
import { refuseLargeBody } from './payload-api.ts'
import { sendBody, sendText } from './plain-text.ts'
import { BodyTooLarge } from './request-body.ts'
import { requestIds } from './request-id.ts'

type Handle = (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<void>

type Check = () => Promise<string | null>

/** Answers of the readiness probes: API and admin need the database, published pages do not. (decision 0051) */
export interface Readiness {
  api: Check
  pages: Check
}

/** Handlers for the parts of the portal, each with its own addresses. */
export interface PortalParts {
  log: Logger
  /** Whether the admin's hot reload may upgrade connections. */
  dev: boolean
  /** Headers of every response, e.g. HSTS. */
  extra: HeaderSet
  api: Handle
  admin: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  pages: {
    claims: (method: string | undefined, pathname: string, hasQuery: boolean) => boolean
    handle: (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<boolean>
  }
  /** Whether a request may begin now; it has been answered otherwise. Files and health checks do not ask. */
  admit: (req: IncomingMessage, res: ServerResponse, address: Address) => boolean | Promise<boolean>
  statics: { handle: (req: IncomingMessage, res: ServerResponse, address: Address) => void }
  /** Each resolves to the reason why it is not ready, or to null. */
  readiness: Readiness
  /** Handles `/metrics`; null if there is no such address. */
  metrics: Handle | null
  /** Names the route of an address for metrics and traces. */
  routeOf: (pathname: string) => string
  /** Whether a proxy in front sets `X-Request-Id` and `traceparent`; those of clients are ignored. */
  trustsProxy: boolean
  /** How far a body is read that no part wants; default: a minute. */
  linger?: LingerLimits
}

/** Addresses of the API, the admin and health checks. Static files take a fast path around everything else. */
const OWN_ADDRESS = /^\/(api|admin|_next|healthz|readyz)(\/|$)/

/** Payload's own addresses of public uploads. */
const UPLOADED = /^\/api\/(?:media|video-files|caption-files|notice-files|sample-files)\/file\/(.*)$/

const CHECKS: Readonly<Record<string, keyof Readiness>> = { '/readyz': 'api', '/readyz/pages': 'pages' }

/** Methods that some address supports; no endpoint uses PUT. A web Request cannot represent others, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']

/** One server for the API, the admin and the site, so that they share an origin. Does not start listening. */
export function createPortalServer(parts: PortalParts): Server {
  return createHttpServer({ dev: parts.dev, extra: parts.extra, handle: portalHandler(parts) })
}

/** Handles requests for the API, the admin and the site. */
export function portalHandler(parts: PortalParts): HandleRequest {
  const requestId = requestIds(parts.trustsProxy)
  const { routeOf } = parts
  const headers = Object.entries({ ...bareHeaders, ...parts.extra })
  return (req, res) => {
    if (isBehindLastResponse(req)) return
    const started = performance.now()
    discardUnreadBody(req, res, parts.linger)
    const address = addressOf(req.url ?? '')
    const { pathname } = address
    const observed = { req, res, pathname, started, routeOf }
    const isOwn =
      OWN_ADDRESS.test(pathname) ||
      (pathname === '/metrics' && parts.metrics !== null) ||
      parts.pages.claims(req.method, pathname, address.search !== '')
    if (pathname.startsWith('/') && !isOwn && !hasNoHost(req)) {
      parts.statics.handle(req, res, address)
      countWhenAnswered(observed)
      return
    }
    for (const [name, value] of headers) res.setHeader(name, value)
    if (isRefused(req, res, pathname)) return countWhenAnswered(observed)
    const id = requestId(req)
    res.setHeader('x-request-id', id)
    const parent = parts.trustsProxy ? req.headers.traceparent : undefined
    const exchange = { req, res, address, requestId: id }
    void observedRequest({ ...observed, log: parts.log, requestId: id, parent: oneOf(parent) }, () =>
      dispatch(parts, exchange).catch((error) => {
        if (error instanceof BodyTooLarge) return refuseLargeBody(res, error.limit)
        parts.log.error({ msg: 'A request failed.', requestId: id, path: pathname, err: error })
        fail(res, outageIn(error))
      }),
    )
  }
}

/** Refuses a request that no part of the portal may see; returns whether it has. */
function isRefused(req: IncomingMessage, res: ServerResponse, pathname: string): boolean {
  if (hasNoHost(req)) sendText(res, 400, 'This request has no Host header.')
  else if (!pathname.startsWith('/')) sendText(res, 400, 'This request is not for an address of this portal.')
  else if (!METHODS.includes(req.method ?? '')) refuseMethod(res)
  else return false
  return true
}

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  address: Address
  requestId: string
}

async function dispatch(parts: PortalParts, { req, res, address, requestId }: Exchange): Promise<void> {
  const { pathname } = address
  if (pathname === '/healthz') return sendText(res, 200, 'ok')
  const check = CHECKS[pathname]
  if (check !== undefined) {
    const reason = await parts.readiness[check]()
    return reason === null ? sendText(res, 200, 'ready') : sendText(res, 503, `not ready: ${reason}`)
  }
  if (pathname === '/metrics' && parts.metrics !== null) return parts.metrics(req, res, requestId)
  const file = UPLOADED.exec(pathname)?.[1]
  if (file !== undefined) return parts.statics.handle(req, res, { ...address, pathname: `/media/${file}` })
  if (!(await parts.admit(req, res, address))) return
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    return inStaffLanguage(takeStaffLanguage(req), () => parts.api(req, res, requestId))
  }
  const ofRoute = parts.pages.claims(req.method, pathname, address.search !== '')
  if (!ofRoute && /^\/(admin|_next)(\/|$)/.test(pathname)) {
    if (!isWellFormed(pathname)) return sendText(res, 400, 'This address is not valid.')
    return inStaffLanguage(takeStaffLanguage(req), () => parts.admin(req, res))
  }
  if (await parts.pages.handle(req, res, requestId)) return
  parts.statics.handle(req, res, address)
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0]
}

function refuseMethod(res: ServerResponse): void {
  res.setHeader('allow', METHODS.join(', '))
  const body = JSON.stringify({ success: false, msg: 'This method is not allowed here.' })
  sendBody(res, 405, { type: 'application/json', body })
}

function fail(res: ServerResponse, outage: Outage | null): void {
  if (res.headersSent) res.destroy()
  else if (outage === null) sendText(res, 500, 'Something went wrong. Try again in a moment.')
  else sendText(res.setHeader('retry-after', RETRY_AFTER_SECONDS), 503, OUTAGE_MESSAGES[outage])
}
