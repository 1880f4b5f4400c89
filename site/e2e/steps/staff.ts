import { test as base } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { startTestPortal } from '../../../scripts/lib/seeded-portal.ts'
import { warmAdmin } from './admin.ts'
import { type Content, readContent, restoreContent } from './restore.ts'
import { administratorOf } from './staff-api.ts'
import { launchStaffBrowser, type StaffBrowser } from './staff-browser.ts'
import { someAddress } from './visitor.ts'

/**
 * For journeys that change existing records: one portal per worker, whose courses, books, fees and contact messages are
 * restored before each test. What is not restored, such as an application, belongs to one test only. After a failure,
 * Playwright starts another worker, and so another portal.
 */
export const test = base.extend<
  { restored: undefined },
  { portal: Portal; content: Content; staffBrowser: StaffBrowser }
>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
    async ({}, use) => {
      const portal = await startTestPortal()
      await warmAdmin(portal)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  content: [async ({ portal }, use) => use(await readContent(await administratorOf(portal))), { scope: 'worker' }],
  staffBrowser: [
    async ({ playwright: { chromium }, launchOptions, portal: { origin } }, use, { project }) => {
      const staffBrowser = await launchStaffBrowser({ chromium, launchOptions, settings: project.use, origin })
      await use(staffBrowser)
      await staffBrowser.close()
    },
    { scope: 'worker' },
  ],
  restored: [
    async ({ portal, content }, use) => {
      await restoreContent(portal, content)
      await use(undefined)
    },
    { auto: true },
  ],
  baseURL: ({ portal }, use) => use(portal.origin),
  context: async ({ staffBrowser: { context, forget }, extraHTTPHeaders }, use) => {
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await use(context)
    await forget()
  },
  extraHTTPHeaders: ({ baseURL: _ }, use) => use({ 'x-forwarded-for': someAddress() }),
})

export { expect } from 'playwright/test'
