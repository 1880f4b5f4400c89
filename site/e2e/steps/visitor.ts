import { randomInt } from 'node:crypto'
import { test as base } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { sharedPortal } from './shared-portal.ts'

/**
 * For journeys that only read or add records: all share one portal. Each test uses its own client address, so that rate
 * limits do not add up across tests.
 */
export const test = base.extend<object, { portal: Portal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
  portal: [({}, use) => use(sharedPortal()), { scope: 'worker' }],
  baseURL: ({ portal }, use) => use(portal.origin),
  extraHTTPHeaders: ({ baseURL: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
})

export { expect } from 'playwright/test'

/** A random client address. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
