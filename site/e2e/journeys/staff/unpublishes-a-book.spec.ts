/** @long from the menu to the page; publisher.int.test.ts removes it */
import { livePath, openRecord, signIn, unpublish } from '../../steps/admin.ts'
import { bookCard } from '../../steps/catalogue.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const BOOK = 'Knowledge and Curriculum'

test('Unpublishing a book removes its page and updates the lists', { tag: '@long' }, async ({ page, portal }) => {
  const editor = await aContentEditor(await administratorOf(portal))
  await signIn(page, editor)
  await openRecord(page, 'books', BOOK)
  const book = await livePath(page)
  await unpublish(page)

  await expect(async () => expect((await page.request.get(book)).status()).toBe(404)).toPass()
  await page.goto(book)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon...')

  await page.goto('/purchase-books')
  await expect(page.getByText('59 books')).toBeVisible()
  await page.goto('/purchase-books?course=BED&semester=2')
  await expect(bookCard(page, BOOK)).toHaveCount(0)
  await page.goto('/purchase-books?search=knowledge+and+curriculum')
  await expect(page.getByRole('heading', { name: 'No book matches' })).toBeVisible()
  const sitemap = await (await page.request.get('/sitemap-books-1.xml')).text()
  expect(sitemap).not.toContain('knowledge-and-curriculum')
})
