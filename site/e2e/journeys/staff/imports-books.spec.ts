/** @long the dialogs; import.int.test.ts imports */
import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, aStoreClerk } from '../../steps/staff-api.ts'

const BOOK = 'Learning and Teaching'
const HEADINGS = 'ID,Title,Author,Publisher,Course,Semester,Language,Price (₹),Pages,Copies to add'
const NEW_BOOK = ',Botany for Teachers,A. Sen,Saptaparni Academic,B.Ed,1st Semester,Bengali,250,120,7'

test('A clerk of the store imports a file with an error, corrects it and adds a book', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const book = await staff.one('books', 'name', BOOK)
  await signIn(page, await aStoreClerk(staff))
  const change = (price: string) =>
    `${book.id},${BOOK},${book.author},${book.publisher},${book.course},${book.semester},${book.language},${price},${book.pages},`
  const upload = async (...lines: string[]) => {
    await openAdmin(page, '/admin/collections/book-imports')
    const send = await hydrated(page.getByRole('button', { name: 'Upload and check' }))
    const buffer = Buffer.from(lines.join('\r\n'))
    await page.getByLabel('CSV file').setInputFiles({ name: 'books.csv', mimeType: 'text/csv', buffer })
    await send.click()
    await expect(page.getByText('Nothing has been written yet.')).toBeVisible()
  }

  await test.step('A form without a file says what is missing', async () => {
    await openAdmin(page, '/admin/collections/book-imports')
    await (await hydrated(page.getByRole('button', { name: 'Upload and check' }))).click()
    await expect(page.getByText('Choose a CSV file.')).toBeVisible()
    await expect(page.getByLabel('CSV file')).toBeFocused()
    await expectAccessible(page, 'the upload')
  })

  await test.step('The error is named by row and column, and nothing is imported without consent', async () => {
    await upload(HEADINGS, NEW_BOOK, change('four hundred'))
    const errors = page.getByRole('region', { name: 'Errors' })
    await expect(errors.getByRole('row').nth(1)).toContainText('3Price (₹)')
    await expect(page.getByText('1 new book, 0 changed books, 0 rows without changes, 1 error.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import 1 row without errors' })).toBeVisible()
    await expectAccessible(page, 'a preview with an error')
  })

  await test.step('The corrected file shows old and new values, then changes the books', async () => {
    await upload(HEADINGS, NEW_BOOK, change('450.00'))
    await expect(page.getByText('Price (₹): was', { exact: false })).toContainText('now “450.00”')
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import 2 rows?' })
    await expectAccessible(page, 'the dialog before an import')
    await dialog.getByRole('button', { name: 'Import now' }).click()
    await expect(page.getByText('Import finished: 2 rows were imported.')).toBeVisible()
    await expect(page.locator('#field-status')).toContainText('Imported')
    const added = await staff.one('books', 'name', 'Botany for Teachers')
    await page.goto(`/purchase-books/${added.id}/${added.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Botany for Teachers')
    expect((await staff.one('books', 'name', BOOK)).pricePaise).toBe(45_000)
    await staff.update('books', added.id, { deletedAt: new Date().toISOString() })
  })
})
