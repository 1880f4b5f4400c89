import path from 'node:path'
import type { Env } from '../../foundation/settings/env.ts'
import { extraHeaders } from '../../http/files/security-headers.ts'
import type { Handle } from '../../http/server/http-server.ts'
import { PortServer } from '../../http/server/port-server.ts'
import { EarlyRelease } from '../../publishing/release/early-release.ts'
import { ReleasePointer } from '../../publishing/release/release.ts'
import { releaseId } from '../../publishing/release/release-id.ts'
import { siteBuildId } from '../../publishing/release/site-build.ts'
import { type EarlyAnswer, EarlyHandler } from '../../publishing/serve/early-handler.ts'
import { listen } from './listen.ts'

/** A server that listens before the portal is open. */
export interface EarlyServer {
  server: PortServer
  /** Lets the portal handle all requests from now on, also those that wait. Returns what has been answered. */
  handOver: (handle: Handle) => readonly EarlyAnswer[]
  /** Cuts off all connections. */
  close: () => void
}

/**
 * Listens while the portal's modules load, if the data folder has a release to send pages from. Null if there is none, or if the
 * database is not a file: behind a proxy, the other processes of the database should answer meanwhile. (decision 0074)
 */
export async function openEarlyServer({
  port,
  publicUrl,
  dataDir,
  databaseUri,
  trustedProxies,
  languages,
}: Env): Promise<EarlyServer | null> {
  if (!databaseUri.startsWith('file:')) return null
  const pointer = new ReleasePointer(path.join(dataDir, 'site'))
  const database = databaseUri.slice('file:'.length)
  const early = await EarlyRelease.open({ pointer, releaseId: releaseId(await siteBuildId(), languages), database })
  if (early === null) return null
  const extra = extraHeaders(publicUrl)
  const handler = new EarlyHandler({ early, extra, trustsProxy: trustedProxies > 0 })
  const server = new PortServer({ dev: false, extra, handle: handler.handle })
  const close = () => {
    early.close()
    server.server.closeAllConnections()
    server.server.close()
  }
  try {
    await listen(server.server, port)
  } catch (error) {
    close()
    throw error
  }
  return {
    server,
    handOver(handle) {
      server.handle = handle
      handler.handOver(handle)
      early.close()
      return handler.answers
    },
    close,
  }
}
