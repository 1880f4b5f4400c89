import { test as base } from 'playwright/test'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { startSeededPortal } from '../../../scripts/lib/seeded-portal.ts'

/** For journeys that change existing records: one portal per test. */
export const test = base.extend<{ portal: RunningPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
    async ({}, use) => {
      const portal = await startSeededPortal()
      await use(portal)
      await portal.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ portal }, use) => use(portal.origin),
})

export { expect } from 'playwright/test'
