import { vi } from 'vitest'

/** Waits until the checks pass. The limit is for what never happens; a busy machine may take its time. */
export function eventually(checks: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(checks, { timeout: 60_000, interval: 20 })
}
