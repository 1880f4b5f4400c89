/** @long what goes wrong on the way; leaves-the-payment-page.spec.ts fails to pay a fee and pays it from My Payments */
import { actOn, anAdmittedStudentIn, aStartedPayment, leaveToPay } from '../../steps/fees.ts'
import { failToPay, pay } from '../../steps/payment.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A payment fails, and the student pays again from My Payments', { tag: '@long' }, async ({ page, portal }) => {
  await anAdmittedStudentIn(page, portal)
  await page.goto(await aStartedPayment(page))
  await failToPay(page)
  await expect(page.getByText('We ask the bank again for 5 days.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()

  await page.goto('/student/payment')
  const row = page.getByRole('row').filter({ hasText: 'Admission' })
  await expect(row).toContainText('UNPAID')
  await expect(row).toContainText('Failed')
  await row.getByRole('button', { name: /^Pay Now/ }).click()
  await pay(page)
  await page.goto('/student/payment')
  await expect(row).toContainText('PAID')
  await expect(row).not.toContainText('Failed')
})

test('A student whose session has ended logs in and returns to the open dialog', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const { email, password } = await anAdmittedStudentIn(page, portal)
  await page.goto('/student/fee-plan')
  await page
    .getByRole('region', { name: 'Next payment' })
    .getByRole('button', { name: /^Pay Now/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pay Fees' })
  const chosen = await dialog.getByLabel('Fee type').inputValue()
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
  await dialog.getByRole('link', { name: 'Log in and continue' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(dialog.getByLabel('Fee type')).toHaveValue(chosen)
  await leaveToPay(page)
})

test('A student without a connection keeps the choice and pays later', { tag: '@long' }, async ({ page, portal }) => {
  await anAdmittedStudentIn(page, portal)
  await page.goto('/student/fee-plan')
  await page
    .getByRole('region', { name: 'Next payment' })
    .getByRole('button', { name: /^Pay Now/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Pay Fees' })
  await page.route('**/api/paymentfees/addPaymentFees', (route) => route.abort())
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the portal.')
  await page.unroute('**/api/paymentfees/addPaymentFees')
  await leaveToPay(page)
})

test('A paid instalment is not offered again', { tag: '@long' }, async ({ page, portal }) => {
  await anAdmittedStudentIn(page, portal)
  await actOn(page, await aStartedPayment(page), 'pay-report-first')
  await page.goto('/student/fee-plan')
  await page.getByRole('button', { name: 'Pay Fees' }).click()
  const choices = page.getByRole('dialog').getByRole('option')
  await expect(choices.filter({ hasText: '1st Semester' }).first()).toBeAttached()
  await expect(choices.filter({ hasText: 'Admission' })).toHaveCount(0)
})
