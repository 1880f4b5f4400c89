import { vi } from 'vitest'

/** Retries the checks until they pass. The timeout is generous, because the machine may be busy. */
export function eventually(checks: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(checks, { timeout: 60_000, interval: 20 })
}
