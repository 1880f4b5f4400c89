import { expect, type Page } from 'playwright/test'

const NARROW = { width: 320, height: 640 }

/** Expects no horizontal scrolling at 320 pixels, which equals 1280 pixels at 400 % zoom. (WCAG 1.4.10) */
export async function expectReflow(page: Page, where: string): Promise<void> {
  expect.soft(await narrowWidth(page), `${where}: width on a screen of 320 px`).toBeLessThanOrEqual(NARROW.width)
}

/** The scroll width of the page on a screen of 320 pixels. */
export async function narrowWidth(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return width
}
