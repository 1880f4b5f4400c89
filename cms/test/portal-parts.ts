import { createLog } from '../src/foundation/log/log.ts'
import type { PortalParts } from '../src/http/server/portal-server.ts'

/** Parts of a portal that answer at once, without a database. Log lines go to `lines`. */
export function portalParts(lines: { write: (line: string) => unknown }): PortalParts {
  return {
    log: createLog({ pretty: false, to: { write: (line) => void lines.write(line) } }),
    dev: false,
    extra: {},
    api: async (_req, res) => void res.end('api'),
    admin: async (_req, res) => void res.end('admin'),
    pages: { claims: () => false, handle: async () => false },
    admit: () => true,
    statics: { handle: (_req, res) => void res.writeHead(405).end() },
    readiness: { api: async () => null, pages: async () => null },
    metrics: null,
    routeOf: () => 'other',
    trustsProxy: false,
  }
}
