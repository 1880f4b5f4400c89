import type { RunningPortal } from './running-portal.ts'
import { startSeededPortal } from './seeded-portal.ts'

/**
 * Calls `use` with a new portal with demo content, which is always stopped afterwards, or with the address given on the
 * command line. The exit code is 0 if `use` resolves to true.
 */
export async function withPortal(use: (origin: string) => Promise<boolean>): Promise<void> {
  const given = process.argv[2]
  let portal: RunningPortal | null = null
  try {
    portal = given === undefined ? await startSeededPortal() : null
    process.exitCode = (await use(given?.replace(/\/$/, '') ?? portal?.origin ?? '')) ? 0 : 1
  } finally {
    await portal?.stop()
  }
}
