import { BROWSER_STORAGE, entryNamed } from '@pravesh/shared/site/browser-storage'
import { expect, type Page } from 'playwright/test'

const HOUR = 60 * 60

/** Expects that the page of cookies names everything that this browser holds, with the lifetime of each cookie. */
export async function expectNamedStorage(page: Page): Promise<void> {
  const now = Date.now() / 1000
  const cookies = await page.context().cookies()
  expect(cookies.length, 'cookies').toBeGreaterThan(0)
  for (const { name, expires } of cookies) {
    const entry = entryNamed(name, 'cookie')
    expect.soft(entry, `the cookie ${name}`).toBeDefined()
    const lifetime = entry === undefined ? 0 : BROWSER_STORAGE[entry].lifetime
    expect.soft(expires - now, `the lifetime of ${name}`).toBeLessThanOrEqual(Number(lifetime) + 1)
    expect.soft(expires - now, `the lifetime of ${name}`).toBeGreaterThan(Number(lifetime) - HOUR)
  }
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.length, 'entries').toBeGreaterThan(0)
  expect
    .soft(
      keys.filter((key) => entryNamed(key, 'storage') === undefined),
      'entries without a name',
    )
    .toEqual([])
}
