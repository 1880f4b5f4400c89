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

/** Expects that no frame with fields scrolls at 320 pixels, because it hides what a field is for. */
export async function expectFieldsReflow(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROW)
  const scrolled = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((frame) => frame.scrollWidth > frame.clientWidth && frame.querySelector('input, select, textarea'))
      .filter((frame) => ['auto', 'scroll'].includes(getComputedStyle(frame).overflowX))
      .map((frame) => `${frame.ariaLabel ?? frame.className}: ${frame.scrollWidth} px`),
  )
  expect.soft(scrolled, `${where}: fields that scroll on a screen of 320 px`).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** Expects that no texts of the header overlap with text of twice the size. (WCAG 1.4.4) */
export async function expectHeaderFits(page: Page, where: string): Promise<void> {
  expect.soft(await overlapsInHeader(page), `${where}: texts over each other with 200 % text`).toEqual([])
}

/** The texts of the header that overlap on a screen of 360 pixels with text of twice the size. */
export async function overlapsInHeader(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  const overlaps = await page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    const walker = document.createTreeWalker(
      document.querySelector('.site-header') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const texts: { text: string; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const text = (walker.currentNode.textContent ?? '').trim()
      const isSeen = walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })
      if (text !== '' && isSeen) texts.push(...[...range.getClientRects()].map((box) => ({ text, box })))
    }
    style.fontSize = ''
    return texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => {
        const isBeside = one.box.right <= other.box.left || one.box.left >= other.box.right
        const isApart = one.box.bottom <= other.box.top || one.box.top >= other.box.bottom
        return isBeside || isApart || one.text === other.text ? [] : [`${one.text} / ${other.text}`]
      }),
    )
  })
  if (before) await page.setViewportSize(before)
  return overlaps
}
