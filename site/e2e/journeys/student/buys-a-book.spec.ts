import { paths } from '@pravesh/shared/site/paths'
import {
  aBook,
  aGuestIn,
  copiesOf,
  fillAddress,
  orderCard,
  payNow,
  payOrder,
  priceRow,
  saveAndNext,
  setCopies,
} from '../../steps/buying.ts'
import { countEffort } from '../../steps/effort.ts'
import { anOrder } from '../../steps/orders.ts'
import { failToPay } from '../../steps/payment.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A visitor logs in as a guest and buys a book, then another with two taps', async ({ page, context, portal }) => {
  const staff = await administratorOf(portal)
  const guest = await aStudent({ portal, staff, role: 'Guest' })
  const bookId = await aBook(staff, { name: 'A First Reader', copies: 9 })
  await page.goto(paths.book(bookId, 'a-first-reader'))
  await expect(page.getByText('Delivery ₹180 a copy')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await tryLogin(page, guest)

  await expect(page).toHaveURL(paths.buyBook(bookId))
  await page.getByLabel('Quantity of A First Reader').selectOption('2')
  await expect(page.getByText('Total with delivery: ₹1,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter your house number and street')
  await fillAddress(page)
  await page.reload()
  await expect(page.getByLabel('House number and street')).toHaveValue('12 College Road')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not' }).first()).toBeVisible()
  await expect(page.getByLabel('House number and street')).toHaveValue('12 College Road')
  await context.setOffline(false)
  await saveAndNext(page)
  await expect(priceRow(page, 'Books')).toContainText('₹640.00')
  await expect(priceRow(page, 'Delivery (2 copies)')).toContainText('₹360.00')
  await expect(priceRow(page, 'Tax')).toContainText('₹0.00')
  await expect(priceRow(page, 'Total to pay')).toContainText('₹1,000.00')
  await expect(page.getByText(/^Parcels to \d{6} usually arrive by /)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'PayNow' }).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the portal.')
  await context.setOffline(false)
  await payNow(page)
  await payOrder(page)
  await expect(orderCard(page, 'A First Reader')).toContainText('PAID')
  await expect(orderCard(page, 'A First Reader')).toContainText('Waiting...')
  expect(await copiesOf(page, bookId)).toBe(7)

  await page.goto(paths.buyBook(bookId))
  await saveAndNext(page)
  await payNow(page)
})

test('A payment fails, and the guest pays again from My Orders', { tag: '@long' }, async ({ page, portal }) => {
  const { staff } = await aGuestIn(page, portal)
  const bookId = await aBook(staff, { name: 'A Reader for Retries', copies: 1 })
  const effort = await countEffort(page)
  await page.goto(paths.buyBook(bookId))
  await fillAddress(page)
  await saveAndNext(page)
  await expect(priceRow(page, 'Total to pay')).toContainText('₹400.00')
  await payNow(page)
  expect(effort, 'of a first purchase').toEqual({ inputs: 6, presses: 2 })
  await failToPay(page)
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()
  await page.goto(paths.orders)
  const row = orderCard(page, 'A Reader for Retries')
  await expect(row).toContainText('UNPAID')
  await expect(row).toContainText('FAILED')
  await row.getByRole('button', { name: /^Pay Now/ }).click()
  await payOrder(page)
  await expect(row).toContainText('PAID')
})

test('A guest changes the address of an order before it is packed', { tag: '@long' }, async ({ page, portal }) => {
  const { staff } = await aGuestIn(page, portal)
  const bookId = await aBook(staff, { name: 'A Reader on the Move', copies: 3 })
  await anOrder(page, [bookId], 'pay-report-first')
  await page.goto(paths.orders)
  const card = orderCard(page, 'A Reader on the Move')
  await card.getByRole('button', { name: /^View order/ }).click()
  await page.getByRole('button', { name: 'Change the address' }).click()
  const form = page.getByRole('dialog', { name: 'Change the delivery address' })
  await form.getByLabel('House number and street').fill('')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(form.getByRole('link', { name: 'Enter your house number and street' })).toBeVisible()
  await form.getByLabel('House number and street').fill('7 Lake Road')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('We send your parcel to the new address.')).toBeVisible()
  await card.getByRole('button', { name: /^View order/ }).click()
  await expect(page.getByRole('dialog')).toContainText('7 Lake Road')
  await expect(page.getByRole('dialog')).toContainText('Address changed')
})

test('A book sells out at the last moment, and the guest hears it before paying', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const { staff } = await aGuestIn(page, portal)
  const bookId = await aBook(staff, { name: 'The Last Copy', copies: 1 })
  await page.goto(paths.buyBook(bookId))
  await fillAddress(page)
  await saveAndNext(page)
  await setCopies(staff, { bookId, copies: 0 })
  await page.getByRole('button', { name: 'PayNow' }).click()
  await expect(page.getByRole('alert')).toContainText('The Last Copy is sold out.')
  await expect(page.getByRole('row').filter({ hasText: 'The Last Copy' })).toContainText('Sold out.')
  await expect(page.getByText(/Total to pay|PayNow/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the books' }).click()
  await expect(page.getByText('Sold out.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('House number and street')).toHaveValue('12 College Road')
})

test('A price changes before the payment, and the guest pays the new one, after a look back', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const { staff } = await aGuestIn(page, portal)
  const bookId = await aBook(staff, { name: 'A Dearer Reader', copies: 9 })
  await page.goto(paths.buyBook(bookId))
  await fillAddress(page)
  await saveAndNext(page)
  await staff.update('books', bookId, { pricePaise: 34_000, _status: 'published' })
  await page.getByRole('button', { name: 'PayNow' }).click()
  await expect(page.getByRole('alert')).toContainText('A Dearer Reader now costs ₹340.00 a copy.')
  await expect(priceRow(page, 'Total to pay')).toContainText('₹520.00')
  await payNow(page)

  await page.goBack()
  await expect(page.getByText('You have not paid for this order yet.')).toBeVisible()
  await page.getByRole('button', { name: /^Change/ }).click()
  await page.getByLabel('District', { exact: true }).selectOption('My district is not listed')
  await page.getByLabel('Name of your district').fill('ICHAMATI')
  await saveAndNext(page)
  await payNow(page)
  expect(await copiesOf(page, bookId)).toBe(8)
})

test('Prices change after a failed payment, and the guest orders all books again', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const { staff } = await aGuestIn(page, portal)
  const names = ['The First Volume', 'The Second Volume']
  const [first = '', second = ''] = await Promise.all(names.map((name) => aBook(staff, { name, copies: 2 })))
  await anOrder(page, [first, second], 'fail')
  await staff.update('books', second, { pricePaise: 34_000, _status: 'published' })
  await page.goto(paths.orders)
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The Second Volume now costs ₹340.00 a copy.')
  await dialog.getByRole('link', { name: 'Order again with the new figures' }).click()
  for (const name of names) await expect(page.getByLabel(`Quantity of ${name}`)).toHaveValue('2')
  await saveAndNext(page)
  await payNow(page)
  await payOrder(page)
  await expect(page.getByRole('button', { name: /^Details of order/ })).toHaveCount(1)
})
