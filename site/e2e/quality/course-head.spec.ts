import type { Page } from 'playwright/test'
import { sitemapPaths } from '../../../scripts/lib/public-pages.ts'
import { expect, test } from '../steps/visitor.ts'

const WIDTHS = [320, 360, 768, 991, 992, 1008, 1024, 1280, 1366, 1920]

for (const media of ['screen', 'print'] as const) {
  test(`The head of a course is covered by nothing, on any width (${media})`, async ({ page, portal }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ media })
    for (const path of (await sitemapPaths(portal.origin)).filter((each) => /^\/courses\/[^/]+$/.test(each))) {
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await coveredParts(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

test('The eyebrow of a course reads as one word', async ({ page, portal }) => {
  const paths = await sitemapPaths(portal.origin)
  const college = paths.filter((path) => /^\/colleges\/[^/]+$/.test(path)).slice(0, 1)
  const courses = paths.filter((path) => /^\/courses(\/[^/]+)?$/.test(path))
  for (const path of ['/', ...courses, ...college]) {
    await page.goto(path)
    const spaced = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => Number.parseFloat(getComputedStyle(element).letterSpacing) > 2)
        .map((element) => element.textContent.trim()),
    )
    expect.soft(spaced, path).toEqual([])
  }
})

/** The lines of the page's head that lie under something else. */
function coveredParts(page: Page): Promise<string[]> {
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
