import { expect, type Page } from 'playwright/test'

const NARROW = { width: 320, height: 640 }

/** At 320 pixels, which is 1280 at 400 %, the page as it is scrolls in one direction only. */
export async function expectReflow(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${where}: width of the page on a screen of ${NARROW.width} px`).toBeLessThanOrEqual(NARROW.width)
  if (before) await page.setViewportSize(before)
}
