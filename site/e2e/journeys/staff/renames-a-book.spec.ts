/** @long from the form to the redirect; publisher.int.test.ts redirects */
import { livePath, openRecord, publish, signIn } from '../../steps/admin.ts'
import { bookCard } from '../../steps/catalogue.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const BOOK = 'Learning and Teaching'
const RENAMED = 'Curriculum, Knowledge & the Child'

test('The old address of a renamed book redirects to the new one', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const { id } = await staff.one('books', 'name', BOOK)
  await staff.update('books', id, { images: [] })
  const editor = await aContentEditor(staff)
  await signIn(page, editor)
  await openRecord(page, 'books', BOOK)
  const old = await livePath(page)
  await page.getByLabel('Title of the book').fill(RENAMED)
  await publish(page)

  await expect(async () => {
    await page.goto(old)
    await expect(page).toHaveURL(/\/curriculum-knowledge-the-child$/, { timeout: 100 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(RENAMED)

  // The book has no picture, so something else fills its column.
  await page.goto('/purchase-books?search=the+child')
  await expect(bookCard(page, RENAMED).locator('.picture')).toBeVisible()
})
