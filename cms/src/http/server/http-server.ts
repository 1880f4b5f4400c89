import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { bareHeaders, type HeaderSet } from '../files/security-headers.ts'
import { handleClientErrors } from './client-errors.ts'
import { continueWhenRead } from './discard-body.ts'

/** Handles a request; the body of one with `Expect: 100-continue` arrives once it is read. */
export type Handle = (req: IncomingMessage, res: ServerResponse) => void

interface HttpServerOptions {
  /** Whether the admin's hot reload may upgrade connections. */
  dev: boolean
  /** Headers of every response, e.g. HSTS. */
  extra: HeaderSet
  handle: Handle
}

/** The server of the portal's port: its limits, and what it does with requests that are not well formed. Does not start listening. */
export function createHttpServer({ dev, extra, handle }: HttpServerOptions): Server {
  // Outside development, upgrade requests get an ordinary response even if Next adds an upgrade listener: an upgraded
  // socket belongs to the listener and leaks unless the listener closes it.
  const server = createServer({ shouldUpgradeCallback: () => dev, requireHostHeader: false }, handle)
  server.on('checkExpectation', handle)
  server.on('checkContinue', (req, res) => {
    continueWhenRead(req, res)
    handle(req, res)
  })
  handleClientErrors(server, { ...bareHeaders, ...extra })
  server.headersTimeout = 15_000
  // A 5 MB document takes ten minutes to upload over 2G.
  server.requestTimeout = 600_000
  server.keepAliveTimeout = 65_000
  return server
}
