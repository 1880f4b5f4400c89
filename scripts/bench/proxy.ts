import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '../lib/running-portal.ts'
import { root } from '../lib/step.ts'

/** A reverse proxy in a process of its own. */
export interface ReverseProxy {
  pid: number
  origin: string
  /** Distributes requests to these portals from now on. */
  use: (origins: readonly string[]) => Promise<void>
  stop: () => void
}

export async function startProxy(): Promise<ReverseProxy> {
  const port = await freePort()
  const child = fork(path.join(root, 'scripts/bench/proxy-run.ts'), [String(port)])
  await once(child, 'message')
  return {
    pid: child.pid ?? 0,
    origin: `http://localhost:${port}`,
    async use(origins) {
      const ready = once(child, 'message')
      child.send(origins)
      await ready
    },
    stop: () => child.disconnect(),
  }
}
