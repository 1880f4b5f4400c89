import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import { trustedSite } from '../api/from-our-pages.ts'
import { repositoryRoot } from '../directories.ts'
import type { SharedAssets } from '../static-site/shared-assets.ts'
import { safeAdminAddress } from './admin-address.ts'
import { ADMIN_ASSETS, AdminAssets } from './admin-assets.ts'
import { adminHeaders, assetHeaders, type HeaderSet, IMMUTABLE } from './security-headers.ts'
import { sendFile } from './send-file.ts'
import { ServedFiles } from './served-files.ts'

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
}

/** The admin UI, served by Next. It prepares in the background; the first admin request waits for it. */
export function adminUi({ dev, port, assetDirectory, shared, extra }: AdminUiOptions) {
  const dir = path.join(repositoryRoot, 'cms')
  const assets = assetsIn(assetDirectory, shared)
  const files = new ServedFiles()
  const fileHeaders = Object.entries({ ...assetHeaders, ...IMMUTABLE, ...extra }).flat()
  const app = next({ dev, dir, hostname: 'localhost', port, quiet: true })
  const ready = app.prepare()
  return {
    ready,
    assets,
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      const earlier = dev ? null : await assets.find((req.url ?? '').replace(/\?.*/, ''))
      const file = earlier && files.get(earlier, fileHeaders)
      if (file) return sendFile(req, res, file)
      if (!keepsToSite(req, res)) return
      await ready
      const headers = adminHeaders({ dev, nonce: randomBytes(16).toString('base64') })
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
      // Next reads the nonce of its inline scripts from here, and would take the client's.
      req.headers[CSP] = headers[CSP]
      const site = req.headers['sec-fetch-site']
      if (typeof site === 'string') req.headers['sec-fetch-site'] = trustedSite(site)
      await app.getRequestHandler()(req, res)
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

function assetsIn(root: string, shared: SharedAssets): AdminAssets {
  return new AdminAssets({ build: ADMIN_BUILD, root, shared })
}
