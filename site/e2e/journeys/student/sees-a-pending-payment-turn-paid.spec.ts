/** @long a bank that is silent; pay-later.int.test.ts settles it, leaves-the-payment-page.spec.ts opens and leaves the page */
import { actOn, anAdmittedStudentIn, aStartedPayment } from '../../steps/fees.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A payment that waits for the bank turns paid on every open page by itself', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anAdmittedStudentIn(page, portal)
  const paymentPage = await aStartedPayment(page)
  await page.goto(paymentPage)
  await page.getByRole('button', { name: 'Leave pending' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Has money left your account?' })).toBeVisible()

  const dashboard = await page.context().newPage()
  await dashboard.goto('/student/dashboard')
  const check = dashboard.getByRole('button', { name: 'Check my payment' })
  await check.click()
  await expect(dashboard.getByText(/^Checked at .+: no answer from your bank yet\.$/).first()).toBeVisible()

  // As on another device: this browser is not told.
  await actOn(page, paymentPage, 'pay-silently')
  await expect(check).toBeHidden({ timeout: 120_000 })
  const tuition = dashboard.getByRole('region', { name: 'Tuition Fees' })
  await expect(tuition.getByRole('listitem').filter({ hasText: 'Admission' })).toContainText('PAID · being checked')

  await page.bringToFront()
  await expect(page).toHaveURL('/student/dashboard', { timeout: 120_000 })
})
