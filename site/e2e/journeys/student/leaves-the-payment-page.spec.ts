import { paths } from '@pravesh/shared/site/paths'
import { anApplicantIn, aSentApplication } from '../../steps/applicant.ts'
import { aBook, aGuestIn, orderCard, payOrder } from '../../steps/buying.ts'
import { actOn, anAdmittedStudentIn, aStartedPayment, leaveToPay } from '../../steps/fees.ts'
import { anOrder } from '../../steps/orders.ts'
import { failToPay, pay, payApplicationFee } from '../../steps/payment.ts'
import { letTheBankThink } from '../../steps/time.ts'
import { expect, test } from '../../steps/visitor.ts'

test.use({ viewport: { width: 360, height: 800 } })

test('An applicant opens the payment page, goes back, and pays', async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  const { paymentPage } = await aSentApplication(page, 'BED')
  await page.goto(paths.account)
  await page.goto(paymentPage)
  await page.goBack()
  const alert = page.getByText('You have not paid for B.Ed application')
  await expect(alert).toBeVisible()
  await expect(page.getByText(/^You opened the payment page, but we know of no payment there\./)).toBeVisible()
  await expect(page.getByText('Waiting for your bank')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await payApplicationFee(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: /^Nothing to do: we answer by / })).toBeVisible()
  await expect(page.getByText('Your B.Ed application is not approved yet.')).toBeVisible()
})

test('A student closes the page of a payment that waits, waits, and pays', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anAdmittedStudentIn(page, portal)
  const paymentPage = await aStartedPayment(page)
  await actOn(page, paymentPage, 'wait')
  await page.goto(paths.feePlan)
  const panel = page.locator('.open-payment')
  await expect(panel).toContainText('Waiting for your bank')
  await expect(panel).toContainText('do not pay again now')
  const row = page.getByRole('row').filter({ hasText: 'Admission' })
  await expect(row.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)

  letTheBankThink(portal)
  await page.reload()
  await expect(panel).toContainText('If both payments go through, we refund one of them.')
  await panel.getByRole('button', { name: /^Pay Now/ }).click()
  await pay(page)
  // The bank decides on the first one after all.
  await actOn(page, paymentPage, 'pay-silently')
  await page.goto(paths.feePlan)
  await expect(page.getByText('Waiting for your bank')).toHaveCount(0)
  await expect(row).toContainText('PAID')
})

test('A student fails to pay a tour fee, and pays it from the result and from My Payments', async ({
  page,
  portal,
}) => {
  await anAdmittedStudentIn(page, portal)
  await page.goto(paths.feePlan)
  await page.getByRole('button', { name: 'Pay Fees' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Pay Fees' })
  await dialog.getByLabel('Fee type').selectOption({ label: 'Tour' })
  await dialog.getByLabel('Amount in rupees').fill('1,500')
  await leaveToPay(page)
  await failToPay(page)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '₹1,500.00' })).toBeVisible()
  await failToPay(page)

  await page.goto(paths.payments)
  const row = page.getByRole('row').filter({ hasText: 'Tour' })
  await expect(row).toContainText('Failed')
  await row.getByRole('button', { name: /^Pay Now/ }).click()
  await pay(page)
  await page.goto(paths.payments)
  await expect(row).toContainText('PAID')
})

test('A guest leaves the payment page of books, cancels one order, and pays another', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const { staff } = await aGuestIn(page, portal)
  const [first, second] = [
    await aBook(staff, { name: 'A Reader to Cancel', copies: 4 }),
    await aBook(staff, { name: 'A Reader to Keep', copies: 4 }),
  ]
  await anOrder(page, [first], 'close')
  await anOrder(page, [second], 'close')
  await page.goto(paths.orders)
  const cancelled = orderCard(page, 'A Reader to Cancel')
  await cancelled.getByRole('button', { name: /^Cancel/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(cancelled).toContainText('CANCELED')
  await expect(cancelled.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)

  const kept = orderCard(page, 'A Reader to Keep')
  await expect(kept).toContainText('You opened the payment page')
  await kept.getByRole('button', { name: /^Pay Now/ }).click()
  await payOrder(page)
  await expect(kept).toContainText('PAID')
})
