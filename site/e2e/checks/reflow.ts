import { expect, type Page } from 'playwright/test'

const NARROW = { width: 320, height: 640 }

/** At 320 pixels, which is 1280 at 400 %, the page as it is scrolls in one direction only. */
export async function expectReflow(page: Page, where: string): Promise<void> {
  expect.soft(await narrowWidth(page), `${where}: width on a screen of 320 px`).toBeLessThanOrEqual(NARROW.width)
}

/** How wide the page becomes on a screen of 320 pixels. */
export async function narrowWidth(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return width
}
