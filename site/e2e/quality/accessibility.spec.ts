import { pagesOfEachKind } from '../../../scripts/lib/public-pages.ts'
import { DESKTOP, PHONE } from '../../../scripts/lib/screens.ts'
import { violationsOn } from '../steps/axe.ts'
import { expect, test } from '../steps/visitor.ts'

for (const [screen, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`On a ${screen}`, () => {
    test.use(options)

    test('axe finds nothing on any kind of page', async ({ page, portal }) => {
      test.setTimeout(180_000)
      const pages = await pagesOfEachKind(portal.origin)
      expect(pages.length).toBeGreaterThan(15)
      await page.route(
        (url) => url.origin !== portal.origin,
        (route) => route.abort(),
      )
      for (const { kind, path } of pages) {
        await page.goto(path)
        expect.soft(await violationsOn(page), kind).toEqual([])
      }
    })

    test('axe finds nothing in open dialogs and menus', async ({ page }) => {
      await page.goto('/courses')
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
      await page.getByRole('button', { name: /^Enroll Now/ }).click()
      expect.soft(await violationsOn(page), 'the enroll dialog').toEqual([])
      await page.goto('/purchase-books')
      await page.getByRole('button', { name: 'Search books' }).click()
      expect.soft(await violationsOn(page), 'the search dialog').toEqual([])
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click()
      expect.soft(await violationsOn(page), 'the share menu').toEqual([])
    })
  })
}
