import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import { repositoryRoot } from '../directories.ts'
import { adminHeaders } from './security-headers.ts'

interface AdminUiOptions {
  dev: boolean
  port: number
}

/** Next, for the admin UI alone. It gets ready while the portal already serves; the first admin request waits for it. */
export function adminUi({ dev, port }: AdminUiOptions) {
  const app = next({ dev, dir: path.join(repositoryRoot, 'cms'), hostname: 'localhost', port, quiet: true })
  const ready = app.prepare()
  const headers = Object.entries(adminHeaders(dev))
  return {
    ready,
    async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
      await ready
      for (const [name, value] of headers) res.setHeader(name, value)
      await app.getRequestHandler()(req, res)
    },
    /** Carries the hot-reload socket in development. */
    async upgrade(...args: Parameters<ReturnType<typeof app.getUpgradeHandler>>): Promise<void> {
      await ready
      await app.getUpgradeHandler()(...args)
    },
    close: () => app.close(),
  }
}
