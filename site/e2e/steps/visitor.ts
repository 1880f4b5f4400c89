import { randomInt } from 'node:crypto'
import { test as base } from 'playwright/test'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { startSeededPortal } from '../../../scripts/lib/seeded-portal.ts'

/**
 * For journeys that only read or add records: one portal per worker. Each test uses its own client address, so that
 * rate limits do not add up across tests.
 */
export const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
    async ({}, use) => {
      const portal = await startSeededPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.origin),
  extraHTTPHeaders: ({ baseURL: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
})

export { expect } from 'playwright/test'

/** A random client address. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
