import { pagesOfEachKind, sitemapPaths } from '../../../scripts/lib/public-pages.ts'
import { reachableByKeyboard, shouldBeReachable } from '../steps/keyboard.ts'
import { expect, test } from '../steps/visitor.ts'

test.describe('On a screen of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: true })

  test('no page scrolls sideways', async ({ page, portal }) => {
    test.setTimeout(120_000)
    const kinds = await pagesOfEachKind(portal.origin)
    const all = new Set([...kinds.map(({ path }) => path), ...(await sitemapPaths(portal.origin))])
    for (const path of all) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, path).toBeLessThanOrEqual(320)
    }
  })
})

test('everything can be reached with the keyboard alone, and shows that it has the focus', async ({ page, portal }) => {
  test.setTimeout(180_000)
  for (const { kind, path } of await pagesOfEachKind(portal.origin)) {
    await page.goto(path)
    const wanted = await shouldBeReachable(page)
    const { reached, unseen } = await reachableByKeyboard(page)
    expect
      .soft(
        wanted.filter((one) => !reached.includes(one)),
        `${kind}: not reached`,
      )
      .toEqual([])
    expect.soft(unseen, `${kind}: no sign of the focus`).toEqual([])
  }
})
