/** @long the dialogs; removal-guards.int.test.ts refuses the same */
import { follow, hydrated, livePath, openAdmin, openRecord, publish, signIn } from '../../steps/admin.ts'
import { askToRemove } from '../../steps/editing.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'
const BOOK = 'Knowledge and Curriculum'

test('A course with applications can be closed, but not deleted or unpublished', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await signIn(page, await aContentEditor(await administratorOf(portal)))
  await openRecord(page, 'courses', COURSE)
  const course = await livePath(page)

  for (const how of ['Delete', 'Unpublish'] as const) {
    const question = await askToRemove(page, how)
    await expect(question).toContainText(/\d+ applications.* use this course/)
    await expect(question).toContainText('untick “Enrolment is open”')
    await expect(question.getByRole('button', { name: 'Confirm' })).toBeHidden()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect((await page.request.get(course)).status()).toBe(200)
  }

  await page.getByLabel('Enrolment is open').uncheck()
  await publish(page)
  await page.goto(course)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE)
  await expect(page.getByText('Enrollment Not Yet Started', { exact: true })).toBeAttached()
})

test('Moving a book to the trash removes its page, and restoring it brings the page back', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await signIn(page, await aContentEditor(await administratorOf(portal)))
  await openRecord(page, 'books', BOOK)
  const book = await livePath(page)

  const question = await askToRemove(page, 'Delete')
  await expect(question).toContainText(BOOK)
  await expect(question).toContainText(`Its page ${book} is taken off the site immediately`)
  await expect(question).toContainText(/Its stock of \d+ cop/)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/moved to trash/i)).toBeVisible()
  await expect(async () => expect((await page.request.get(book)).status()).toBe(404)).toPass()

  await openAdmin(page, '/admin/collections/books/trash')
  await follow(page, page.getByRole('table').getByRole('link', { name: BOOK, exact: true }))
  const restoreButton = await hydrated(page.getByRole('button', { name: 'Restore' }))
  await restoreButton.click()
  const restore = page.getByRole('dialog')
  await restore.locator('#restore-as-published').check()
  await restore.getByRole('button', { name: 'Confirm' }).click()
  await expect(async () => expect((await page.request.get(book)).status()).toBe(200)).toPass()
})
