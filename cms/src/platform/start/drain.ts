import type { Connections } from '../http/connections.ts'

/** How long running requests may take to end, in milliseconds. */
const PATIENCE = 25_000

/** On SIGTERM or SIGINT: takes no new requests, lets those under way end, runs `finish`, then exits 0. A second signal exits at once. */
export function drainOnSignals(connections: Connections, finish: () => Promise<void>): void {
  let draining = false
  const drain = async () => {
    if (draining) process.exit(1)
    draining = true
    await connections.drain(PATIENCE)
    await finish()
    process.exit(0)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}
