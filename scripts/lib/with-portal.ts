import type { RunningPortal } from './running-portal.ts'
import { startTestPortal } from './seeded-portal.ts'

/**
 * Calls `use` with a new portal with demo content and these variables, which is always stopped afterwards, or with the given
 * address of a running one. The exit code is 0 if `use` resolves to true.
 */
export async function withPortal(
  given: string | undefined,
  use: (origin: string, portal: RunningPortal | null) => Promise<boolean>,
  variables: Record<string, string> = {},
): Promise<void> {
  let portal: RunningPortal | null = null
  try {
    portal = given === undefined ? await startTestPortal(variables) : null
    process.exitCode = (await use(given?.replace(/\/$/, '') ?? portal?.origin ?? '', portal)) ? 0 : 1
  } finally {
    await portal?.stop()
  }
}
