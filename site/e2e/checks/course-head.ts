import { expect, type Page } from 'playwright/test'

const WIDTHS = [320, 360, 768, 991, 992, 1008, 1024, 1280, 1366, 1920]

/** Expects that nothing overlaps the head of a course page, at any width, on screen and in print. */
export async function expectOpenHead(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await coveredParts(page), `${where}: covered in the head at ${width} px (${media})`).toEqual([])
    }
  }
  await page.emulateMedia({ media: null })
  if (before) await page.setViewportSize(before)
}

/** Expects no text with letter spacing so wide that words fall apart. */
export async function expectWords(page: Page, where: string): Promise<void> {
  expect.soft(await spacedWords(page), `${where}: letter spacing over 2 px`).toEqual([])
}

export function spacedWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => Number.parseFloat(getComputedStyle(element).letterSpacing) > 2)
      .map((element) => element.textContent.trim()),
  )
}

/** The texts in the page head that another element overlaps. */
export function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = []
    const head = document.querySelector('.page-head')
    for (const element of head?.querySelectorAll('h1, p, a, span') ?? []) {
      const text = document.createRange()
      text.selectNodeContents(element)
      for (const box of text.getClientRects()) {
        for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
          const top = document.elementFromPoint(x, (box.top + box.bottom) / 2)
          if (box.width > 4 && top && !head?.contains(top)) covered.push(element.textContent)
        }
      }
    }
    return [...new Set(covered)]
  })
}
