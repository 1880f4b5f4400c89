import type { Server } from 'node:http'

/** How long running requests may take to end, in milliseconds. */
const PATIENCE = 25_000

/** On SIGTERM or SIGINT: takes no new requests, lets those under way end, runs `finish`, then exits 0. A second signal exits at once. */
export function drainOnSignals(server: Server, finish: () => Promise<void>): void {
  let draining = false
  const drain = async () => {
    if (draining) process.exit(1)
    draining = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE)
    await closed
    clearTimeout(impatience)
    await finish()
    process.exit(0)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}
