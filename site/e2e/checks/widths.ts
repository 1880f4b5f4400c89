import { expect, type Page } from 'playwright/test'
import { expectUncovered } from './covered.ts'

/** From a small phone to a wide monitor, in pixels. */
const WIDTHS = [320, 360, 768, 992, 1024, 1280, 1366, 1920]
/** From this width on there are columns, and a headline stands beside its picture or spans the page. */
const WIDE = 992
/** The smallest, and the narrowest with columns. */
const SOME_WIDTHS = [320, WIDE]
const A4 = 794
const MAX_LINES = { narrow: 6, wide: 4 }

/** Expects that a page fits a small and a medium screen; see `expectFitsAllWidths`. */
export function expectFitsWidths(page: Page, where: string): Promise<void> {
  return expectFits(page, where, SOME_WIDTHS)
}

/** Expects that a page fits screens of all widths and paper. */
export async function expectFitsAllWidths(page: Page, where: string): Promise<void> {
  await expectFits(page, where, WIDTHS)
  const before = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: A4, height: 1123 })
  expect.soft((await layoutOf(page)).scrollWidth, `${where} in print: width`).toBeLessThanOrEqual(A4)
  await page.emulateMedia({ media: null })
  if (before) await page.setViewportSize(before)
}

/**
 * Expects no sideways scrolling, no word broken in a heading, no field too narrow to read what is typed, and no control covered by what floats. Each width looks at
 * another part of the page.
 */
async function expectFits(page: Page, where: string, widths: readonly number[]): Promise<void> {
  const before = page.viewportSize()
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 })
    const { scrollWidth, hiddenInDialogs, lines, brokenWords, narrowFields } = await layoutOf(page)
    expect.soft(narrowFields, `${where} at ${width} px: fields too narrow for their texts`).toEqual([])
    expect.soft(scrollWidth, `${where} at ${width} px: width`).toBeLessThanOrEqual(width)
    expect.soft(hiddenInDialogs, `${where} at ${width} px: hidden width of dialogs`).toBe(0)
    expect.soft(brokenWords, `${where} at ${width} px: broken words in headings`).toEqual([])
    const max = width < WIDE ? MAX_LINES.narrow : MAX_LINES.wide
    expect.soft(lines, `${where} at ${width} px: lines of the main heading`).toBeLessThanOrEqual(max)
    await expectUncovered(page, index / (widths.length - 1), `${where} at ${width} px`)
  }
  if (before) await page.setViewportSize(before)
}

function layoutOf(page: Page) {
  return page.evaluate(() => {
    const range = document.createRange()
    const linesOf = (node: Node, start: number, end: number) => {
      range.setStart(node, start)
      range.setEnd(node, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts
    }
    const brokenWords = [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap(textsIn).flatMap((text) =>
      // The letters of a number, such as that of an order, are no word.
      [...text.data.matchAll(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{6,}(?![\p{L}\p{M}\p{N}])/gu)].flatMap(
        ({ 0: word, index }) => (linesOf(text, index, index + word.length) > 1 ? [word] : []),
      ),
    )
    const lines = Math.max(
      0,
      ...[...document.querySelectorAll('h1')].flatMap(textsIn).map((t) => linesOf(t, 0, t.length)),
    )
    const narrowFields = [...document.querySelectorAll<HTMLElement>('main :is(input, textarea)')]
      .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=number], [type=hidden]'))
      .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((field) => (field.clientWidth < 100 ? [`${field.id}: ${field.clientWidth} px`] : []))
    const { scrollWidth } = document.documentElement
    const hidden = [...document.querySelectorAll('dialog[open]')].map((each) => each.scrollWidth - each.clientWidth)
    return { scrollWidth, hiddenInDialogs: Math.max(0, ...hidden), lines, brokenWords, narrowFields }
  })
}
