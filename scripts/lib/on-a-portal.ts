import type { RunningPortal } from './running-portal.ts'
import { startSeededPortal } from './seeded-portal.ts'

/**
 * Does something with a portal with demo content, or with the one at the address given on the command line, and ends it
 * whatever happens. What `use` answers becomes the exit code: true is good.
 */
export async function onAPortal(use: (origin: string) => Promise<boolean>): Promise<void> {
  const given = process.argv[2]
  let portal: RunningPortal | null = null
  try {
    portal = given === undefined ? await startSeededPortal() : null
    process.exitCode = (await use(given?.replace(/\/$/, '') ?? portal?.origin ?? '')) ? 0 : 1
  } finally {
    await portal?.stop()
  }
}
