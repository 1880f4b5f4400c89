import type { Page } from 'playwright/test'
import { signIn, warmAdmin } from '../steps/admin.ts'
import { expect, test } from '../steps/visitor.ts'

test.beforeAll(({ portal }) => warmAdmin(portal))

/** Elements around one value whose text can reorder what follows it. */
const notIsolated = (page: Page) =>
  page.locator(':is(td, th, dd, li, a, b, em, small, span, strong):visible').evaluateAll((elements) =>
    elements
      // An element that has left the page since it was found has no style.
      .filter((element) => element.isConnected && getComputedStyle(element).unicodeBidi !== 'isolate')
      .map(({ outerHTML }) => outerHTML),
  )

test('Values on pages and in lists of the admin do not reorder their neighbours', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/purchase-books`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await notIsolated(page)).toEqual([])

  await signIn(page, portal.administrator)
  await page.goto(`${portal.origin}/admin/collections/books`)
  const cell = page.locator('.collection-list .table tbody td').first()
  await expect(cell).toBeVisible()
  expect(await notIsolated(page)).toEqual([])
  expect(await cell.evaluate((element) => getComputedStyle(element).overflow)).toBe('clip')
})
