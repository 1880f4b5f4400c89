import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { handleClientErrors } from './client-errors.ts'
import { discardUnreadBody } from './discard-body.ts'
import { refuseLargeBody } from './payload-api.ts'
import { BodyTooLarge } from './request-body.ts'
import { bareHeaders, type HeaderSet } from './security-headers.ts'
import { isWellFormed } from './well-formed.ts'

type Handle = (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<void>

/** A request's target: the path, and the query including its question mark, or an empty string. */
export interface Address {
  pathname: string
  search: string
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
  statics: { handle: (req: IncomingMessage, res: ServerResponse, address: Address) => void }
  ready: () => Promise<boolean>
}

/** Addresses of the API, the admin and health checks. Static files take a fast path around everything else. */
const OWN_ADDRESS = /^\/(api|admin|_next|healthz|readyz)(\/|$)/

/** Supported methods. A web Request cannot represent others, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** One server for the API, the admin and the site, so that they share an origin. Does not start listening. */
export function createPortalServer(parts: PortalParts): Server {
  const requestIds = countingIds()
  const headers = Object.entries({ ...bareHeaders, ...parts.extra })
  const handle = (req: IncomingMessage, res: ServerResponse) => {
    discardUnreadBody(req, res)
    const address = addressOf(req.url ?? '')
    const isOwn =
      OWN_ADDRESS.test(address.pathname) || parts.pages.claims(req.method, address.pathname, address.search !== '')
    const hasNoHost = req.headers.host === undefined && req.httpVersion === '1.1'
    if (address.pathname.startsWith('/') && !isOwn && !hasNoHost) return parts.statics.handle(req, res, address)
    for (const [name, value] of headers) res.setHeader(name, value)
    if (hasNoHost) return text(res, 400, 'This request has no Host header.')
    if (!address.pathname.startsWith('/')) return text(res, 400, 'This request is not for an address of this portal.')
    if (!METHODS.includes(req.method ?? '')) return refuseMethod(res)
    const requestId = requestIds()
    res.setHeader('x-request-id', requestId)
    logWhenDone(parts.log, { req, res, address, requestId })
    dispatch(parts, { req, res, address, requestId }).catch((error) => {
      if (error instanceof BodyTooLarge) return refuseLargeBody(res, 64 * 1024)
      parts.log.error({ msg: 'A request failed.', requestId, path: address.pathname, err: error })
      fail(res)
    })
  }
  // Outside development, upgrade requests get an ordinary response even if Next adds an upgrade listener: an upgraded
  // socket belongs to the listener and leaks unless the listener closes it.
  const server = createServer({ shouldUpgradeCallback: () => parts.dev, requireHostHeader: false }, handle)
  server.on('checkExpectation', handle)
  handleClientErrors(server, { ...bareHeaders, ...parts.extra })
  server.headersTimeout = 15_000
  // A 5 MB document takes ten minutes to upload over 2G.
  server.requestTimeout = 600_000
  server.keepAliveTimeout = 65_000
  return server
}

function addressOf(url: string): Address {
  const query = url.indexOf('?')
  return query < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, query), search: url.slice(query) }
}

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  address: Address
  requestId: string
}

async function dispatch(parts: PortalParts, { req, res, address, requestId }: Exchange): Promise<void> {
  const { pathname } = address
  if (pathname === '/healthz') return text(res, 200, 'ok')
  if (pathname === '/readyz') {
    const ready = await parts.ready()
    return text(res, ready ? 200 : 503, ready ? 'ready' : 'not ready')
  }
  if (pathname.startsWith('/api/media/file/')) {
    const file = `/media/${pathname.slice('/api/media/file/'.length)}`
    return parts.statics.handle(req, res, { ...address, pathname: file })
  }
  if (pathname === '/api' || pathname.startsWith('/api/')) return parts.api(req, res, requestId)
  if (/^\/(admin|_next)(\/|$)/.test(pathname)) {
    return isWellFormed(pathname) ? parts.admin(req, res) : text(res, 400, 'This address is not valid.')
  }
  if (await parts.pages.handle(req, res, requestId)) return
  parts.statics.handle(req, res, address)
}

/** Cheap ids that are unique across processes. */
function countingIds(): () => string {
  const prefix = randomBytes(6).toString('hex')
  let count = 0
  return () => `${prefix}-${(count++).toString(36)}`
}

function logWhenDone(log: Logger, { req, res, address, requestId }: Exchange): void {
  const started = performance.now()
  res.once('finish', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.debug({ msg: 'request', requestId, method: req.method, path: address.pathname, status: res.statusCode, ms })
  })
}

function refuseMethod(res: ServerResponse): void {
  res.setHeader('allow', METHODS.join(', '))
  send(res, 405, 'application/json', JSON.stringify({ success: false, msg: 'This method is not allowed here.' }))
}

function text(res: ServerResponse, status: number, body: string): void {
  send(res, status, 'text/plain', body)
}

function send(res: ServerResponse, status: number, type: string, body: string): void {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}

function fail(res: ServerResponse): void {
  if (res.headersSent) res.destroy()
  else text(res, 500, 'Something went wrong. Try again in a moment.')
}
