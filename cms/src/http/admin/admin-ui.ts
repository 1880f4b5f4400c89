import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import type { Logger } from 'pino'
import { repositoryRoot } from '../../foundation/directories.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { SharedAssets } from '../assets/shared-assets.ts'
import { adminHeaders, assetHeaders, type HeaderSet, IMMUTABLE } from '../files/security-headers.ts'
import { sendFile } from '../files/send-file.ts'
import { ServedFiles } from '../files/served-files.ts'
import { safeAdminAddress } from './admin-address.ts'
import { ADMIN_ASSETS, AdminAssets } from './admin-assets.ts'
import { isOfAdmin, prepareForNext } from './admin-request.ts'
import { offeredActions } from './offered-actions.ts'
import { type AdmitServerCall, readServerCall } from './server-call-request.ts'

const ADMIN_BUILD = path.join(repositoryRoot, 'cms/.next')
/** The hashed files of the admin's build. */
export const adminAssetFolder = { address: ADMIN_ASSETS, directory: path.join(ADMIN_BUILD, 'static') }

const CSP = 'content-security-policy'

interface AdminUiOptions {
  dev: boolean
  port: number
  /** Folder for the assets of earlier builds. */
  assetDirectory: string
  /** Assets of other builds that share the database. */
  shared: SharedAssets
  /** Headers of every response, e.g. HSTS. */
  extra: HeaderSet
  /** Origins whose pages may call server functions. */
  trusted: readonly string[]
  admit: AdmitServerCall
  log: Pick<Logger, 'warn'>
}

/** The admin UI, served by Next. It prepares in the background; the first admin request waits for it. */
export function adminUi({ dev, port, assetDirectory, shared, extra, trusted, admit, log }: AdminUiOptions) {
  const dir = path.join(repositoryRoot, 'cms')
  const assets = assetsIn(assetDirectory, shared)
  const files = new ServedFiles()
  const fileHeaders = Object.entries({ ...assetHeaders, ...IMMUTABLE, ...extra }).flat()
  const app = next({ dev, dir, hostname: 'localhost', port, quiet: true })
  const ready = app.prepare()
  const offers = dev ? () => true : offeredActions(ADMIN_BUILD)
  return {
    ready,
    assets,
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const pathname = (req.url ?? '').replace(/\?.*/, '')
      const earlier = dev ? null : await assets.find(pathname)
      const file = earlier && files.get(earlier, fileHeaders)
      if (file) return sendFile(req, res, file)
      if (!keepsToSite(req, res)) return
      prepareForNext(req)
      try {
        if (!dev && !isOfAdmin(pathname)) throw notFound('page')
        const request =
          req.method === 'GET' || req.method === 'HEAD'
            ? req
            : await readServerCall({ req, res, admit, trusted, offers })
        await ready
        const headers = adminHeaders({ dev, nonce: randomBytes(16).toString('base64') })
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
        // Next reads the nonce of its inline scripts from here, and would take the client's.
        request.headers[CSP] = headers[CSP]
        await app.getRequestHandler()(request, res)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        refuse(res, error, log)
      }
    },
    /** Handles the hot-reload socket in development. */
    async upgrade(...args: Parameters<ReturnType<typeof app.getUpgradeHandler>>): Promise<void> {
      await ready
      await app.getUpgradeHandler()(...args)
    },
    close: () => app.close(),
  }
}

/**
 * Removes an unsafe redirect from the address: with a redirect to the address without it, so that the browser's address
 * has none either, or in place for methods that do not open a page. Refuses a path that leaves the site. Returns whether
 * the request is still to be handled.
 */
function keepsToSite(req: IncomingMessage, res: ServerResponse): boolean {
  const url = req.url ?? '/'
  const address = safeAdminAddress(url)
  if (address === url) return true
  if (address === null) res.writeHead(400, { 'cache-control': 'no-store' }).end('This address is not valid.')
  else if (req.method === 'GET' || req.method === 'HEAD') {
    res.writeHead(307, { location: address, 'cache-control': 'no-store' }).end()
  } else {
    req.url = address
    return true
  }
  return false
}

/** Null object for portals without an admin UI. */
export function noAdminUi(assetDirectory: string, shared: SharedAssets): ReturnType<typeof adminUi> {
  return {
    ready: Promise.resolve(),
    assets: assetsIn(assetDirectory, shared),
    handle: async (_req, res) => void res.writeHead(404).end(),
    upgrade: async () => {},
    close: async () => {},
  }
}

/** Next's client shows the text of a response of exactly this type. */
function refuse(res: ServerResponse, { status, code, publicMessage }: Problem, log: Pick<Logger, 'warn'>): void {
  const requestId = res.getHeader('x-request-id')
  if (status !== 404) log.warn({ msg: 'A request to the admin was rejected.', code, requestId })
  const headers = { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(publicMessage) }
  res.writeHead(status, { ...headers, 'cache-control': 'no-store' })
  res.end(res.req.method === 'HEAD' ? undefined : publicMessage)
}

function assetsIn(root: string, shared: SharedAssets): AdminAssets {
  return new AdminAssets({ build: ADMIN_BUILD, root, shared })
}
