import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, BrowserType, LaunchOptions, PlaywrightTestOptions } from 'playwright/test'

interface Options {
  chromium: BrowserType
  launchOptions: LaunchOptions
  settings: Partial<PlaywrightTestOptions>
  /** Of the portal, without a trailing slash. */
  origin: string
}

export interface StaffBrowser {
  /** One context for all tests of a worker. */
  context: BrowserContext
  /** Ends what a test has left: its pages, cookies and stored data. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A browser with a profile on disk, as staff have one. It keeps the compiled scripts of the admin between pages, which takes a
 * third of each page's processor time; Chromium keeps none for the contexts that Playwright makes.
 */
export async function launchStaffBrowser({
  chromium,
  launchOptions,
  settings,
  origin,
}: Options): Promise<StaffBrowser> {
  const { viewport, locale, timezoneId, actionTimeout = 0, navigationTimeout = 0 } = settings
  const folder = await mkdtemp(path.join(tmpdir(), 'pravesh-browser-'))
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    viewport,
    locale,
    timezoneId,
    baseURL: origin,
  })
  context.setDefaultTimeout(actionTimeout)
  context.setDefaultNavigationTimeout(navigationTimeout)
  // Chromium opens this page, and ends without one.
  const [first] = context.pages()
  if (first === undefined) throw new Error('Chromium has opened no page.')
  const session = await context.newCDPSession(first)
  return {
    context,
    forget: async () => {
      for (const page of context.pages()) if (page !== first) await page.close()
      await context.clearCookies()
      await context.clearPermissions()
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
    },
    close: async () => {
      await context.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
