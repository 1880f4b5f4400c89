import { paths } from '@pravesh/shared/site/paths'
import { expectAccessible } from '../../checks/axe.ts'
import { aGuestIn, fillAddress, payNow, payOrder, priceRow, saveAndNext } from '../../steps/buying.ts'
import { filterBooks } from '../../steps/catalogue.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A guest buys the books of a semester in one order and cancels it', async ({ page, portal }) => {
  await aGuestIn(page, portal)
  await page.goto(paths.books)
  await filterBooks(page, 'Course', 'B.Ed')
  await filterBooks(page, 'Semester', '3rd')
  await page.getByRole('link', { name: 'Buy all books of B.Ed, 3rd Semester' }).click()
  await expect(page).toHaveURL(/set=semester/)
  const lines = page.locator('.order-lines > li')
  await expect(lines.nth(2)).toBeVisible()
  const before = await lines.count()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(lines).toHaveCount(before - 1)
  await fillAddress(page)
  await saveAndNext(page)
  await expect(priceRow(page, `Delivery (${before - 1} copies)`)).toBeVisible()
  await payNow(page)
  await payOrder(page)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.locator('#student-menu')
  await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Fee plan' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(dialog).toContainText('in full')
  await dialog.getByLabel('Some books').check()
  await dialog.getByRole('button', { name: 'Cancel these books' }).click()
  await expect(dialog.getByText('Choose the copies that you want to cancel')).toBeVisible()
  await dialog.getByLabel(/up to/).first().selectOption('1')
  await expect(dialog).toContainText('the price of these books')
  await expectAccessible(page, 'the cancellation of a part')
  await dialog.getByRole('button', { name: 'Cancel these books' }).click()
  await expect(page.getByText('(1 cancelled)')).toBeVisible()

  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(dialog).toContainText('all that is left')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('CANCELED')).toBeVisible()
  await expect(page.getByText(/refunded\.|on the way back to you\./).first()).toBeVisible()
})
