import { paths } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { aBook, aGuestIn, fillAddress, orderCard, payNow, payOrder, saveAndNext } from '../steps/buying.ts'
import { actOn, anAdmittedStudentIn, aStartedPayment, leaveToPay } from '../steps/fees.ts'
import { startMeasuring } from '../steps/measured.ts'
import { anOrder } from '../steps/orders.ts'
import { failToPay, pay } from '../steps/payment.ts'
import { administratorOf } from '../steps/staff-api.ts'
import { aStudent, tryLogin } from '../steps/student.ts'
import { letTheBankThink } from '../steps/time.ts'
import { expect, test } from '../steps/visitor.ts'

test('A student whose bank is undecided waits ten minutes, and pays', async ({ page, portal }) => {
  await anAdmittedStudentIn(page, portal)
  await actOn(page, await aStartedPayment(page), 'wait')
  await page.goto(paths.feePlan)
  const panel = page.locator('.open-payment')
  await expect(panel).toContainText('Waiting for your bank')
  letTheBankThink(portal)
  const measurement = await startMeasuring(page)
  await page.reload()
  await panel.getByRole('button', { name: /^Pay Now/ }).click()
  await pay(page)
  measurement.report('Pay a fee again while the bank is undecided')
})

test('A guest closes the payment page of an order, and pays', async ({ page, portal }) => {
  const { staff } = await aGuestIn(page, portal)
  await anOrder(page, [await aBook(staff, { name: 'A Closed Reader', copies: 4 })], 'close')
  const measurement = await startMeasuring(page)
  await page.goto(paths.orders)
  await orderCard(page, 'A Closed Reader')
    .getByRole('button', { name: /^Pay Now/ })
    .click()
  await payOrder(page)
  measurement.report('Pay an order whose payment page was closed')
})

test('A student fails to pay a tour fee, and pays it', async ({ page, portal }) => {
  await anAdmittedStudentIn(page, portal)
  const measurement = await startMeasuring(page)
  await page.goto(paths.feePlan)
  await enterTour(page)
  await failToPay(page)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await pay(page)
  measurement.report('Fail a tour fee and pay it')
})

async function enterTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay Fees' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Pay Fees' })
  await dialog.getByLabel('Fee type').selectOption({ label: 'Tour' })
  await dialog.getByLabel('Amount in rupees').fill('1,500')
  await leaveToPay(page)
}

test('A guest logs in and buys a first book', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const guest = await aStudent({ portal, staff, role: 'Guest' })
  const bookId = await aBook(staff, { name: 'A Measured Reader', copies: 9 })
  const measurement = await startMeasuring(page)
  await page.goto(paths.book(bookId, 'a-measured-reader'))
  await page.getByRole('main').getByRole('link', { name: 'Buy Now' }).click()
  await tryLogin(page, guest)
  await fillAddress(page)
  await saveAndNext(page)
  await payNow(page)
  await payOrder(page)
  measurement.report('Buy a first book, with the login')
})
