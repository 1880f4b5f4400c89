import { randomInt } from 'node:crypto'
import { test as base } from 'playwright/test'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { startSeededPortal } from '../../../scripts/lib/seeded-portal.ts'

/**
 * For journeys that only look, or that only add: one portal for all of a worker's tests. Each test is a visitor from an
 * address of its own, so that limits for one visitor do not add up.
 */
export const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const portal = await startSeededPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.origin),
  extraHTTPHeaders: ({ baseURL: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
})

export { expect } from 'playwright/test'

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
