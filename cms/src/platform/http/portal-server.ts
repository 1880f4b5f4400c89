import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { refuseLargeBody } from './payload-api.ts'
import { BodyTooLarge } from './request-body.ts'

type Handle = (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<void>

/** The parts of the portal, each answering its own addresses. */
export interface PortalParts {
  log: Logger
  api: Handle
  admin: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  pages: {
    claims: (method: string | undefined, pathname: string, hasQuery: boolean) => boolean
    handle: (req: IncomingMessage, res: ServerResponse, requestId: string) => Promise<boolean>
  }
  statics: { handle: (req: IncomingMessage, res: ServerResponse, pathname: string) => void }
  ready: () => Promise<boolean>
}

/** Addresses that are neither the site's nor a route's. All others are files and skip whatever the rest needs. */
const OWN_ADDRESS = /^\/(api|admin|_next|healthz|readyz)(\/|$)/

/** One server for the API, the admin and the site, so that they share an origin. It does not listen yet. */
export function createPortalServer(parts: PortalParts): Server {
  const requestIds = countingIds()
  const server = createServer((req, res) => {
    const url = req.url ?? ''
    if (!url.startsWith('/')) return text(res, 400, 'This is not an address of this portal.')
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    const isOwn = OWN_ADDRESS.test(pathname) || parts.pages.claims(req.method, pathname, query >= 0)
    if (!isOwn) return parts.statics.handle(req, res, pathname)
    const requestId = requestIds()
    res.setHeader('x-request-id', requestId)
    logWhenDone(parts.log, { req, res, pathname, requestId })
    dispatch(parts, { req, res, pathname, requestId }).catch((error) => {
      if (error instanceof BodyTooLarge) return refuseLargeBody(res, 64 * 1024)
      parts.log.error({ msg: 'A request failed.', requestId, path: pathname, err: error })
      fail(res)
    })
  })
  server.headersTimeout = 15_000
  // A document of 5 MB takes ten minutes on a network of the second generation.
  server.requestTimeout = 600_000
  server.keepAliveTimeout = 65_000
  return server
}

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  pathname: string
  requestId: string
}

async function dispatch(parts: PortalParts, { req, res, pathname, requestId }: Exchange): Promise<void> {
  if (pathname === '/healthz') return text(res, 200, 'ok')
  if (pathname === '/readyz') {
    const ready = await parts.ready()
    return text(res, ready ? 200 : 503, ready ? 'ready' : 'not ready')
  }
  if (pathname.startsWith('/api/media/file/')) {
    return parts.statics.handle(req, res, `/media/${pathname.slice('/api/media/file/'.length)}`)
  }
  if (pathname === '/api' || pathname.startsWith('/api/')) return parts.api(req, res, requestId)
  if (/^\/(admin|_next)(\/|$)/.test(pathname)) return parts.admin(req, res)
  if (await parts.pages.handle(req, res, requestId)) return
  parts.statics.handle(req, res, pathname)
}

/** Ids that are unique across processes and cost nothing to make. */
function countingIds(): () => string {
  const prefix = randomBytes(6).toString('hex')
  let count = 0
  return () => `${prefix}-${(count++).toString(36)}`
}

function logWhenDone(log: Logger, { req, res, pathname, requestId }: Exchange): void {
  const started = performance.now()
  res.once('finish', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.debug({ msg: 'request', requestId, method: req.method, path: pathname, status: res.statusCode, ms })
  })
}

function text(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(body)
}

function fail(res: ServerResponse): void {
  if (res.headersSent) res.destroy()
  else text(res, 500, 'Something went wrong. Please try again in a moment.')
}
