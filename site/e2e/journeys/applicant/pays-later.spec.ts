/** @long from the form to the payment; pay-later.int.test.ts pays, leaves-the-payment-page.spec.ts fails and pays */
import { anApplicantIn, aSentApplication } from '../../steps/applicant.ts'
import { failToPay, payApplicationFee } from '../../steps/payment.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A student pays the fee later after a failed payment', { tag: '@long' }, async ({ page, portal }) => {
  await anApplicantIn(page, portal)
  const { paymentPage, number } = await aSentApplication(page, 'BED')
  await page.goto(paymentPage)
  await failToPay(page)

  await page.goto('/enroll/BED-course')
  await expect(page.getByText(number)).toBeVisible()
  await expect(page.getByText('You have not paid its application fee yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await expect(page).toHaveURL('/student/student-basic-details')
  const unpaid = page.getByText('You have not paid for B.Ed application')
  await expect(unpaid).toBeVisible()
  await page.getByText('Payment Details').click()
  await expect(page.getByText('UNPAID', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Pay Now' }).first().click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()

  const dashboard = await page.context().newPage()
  await dashboard.goto('/student/dashboard')
  await expect(dashboard.getByText(/^You opened the payment page, but we know of no payment there\./)).toBeVisible()

  await payApplicationFee(page)
  await page.getByRole('link', { name: 'View Application' }).click()
  await expect(page.getByText('Your B.Ed application is not approved yet.')).toBeVisible()
  await expect(unpaid).toBeHidden()
  // The other page asks by itself.
  await dashboard.bringToFront()
  await expect(dashboard.getByText('Your B.Ed application is not approved yet.')).toBeVisible({ timeout: 120_000 })
})
