/** @long the pages; duplicate-refunds.int.test.ts refunds the second payment, payment-states.test.ts has its sentences */
import { actOn, anAdmittedStudentIn, aStartedPayment } from '../../steps/fees.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A student pays one fee twice and reads that the second payment comes back', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  await anAdmittedStudentIn(page, portal)
  const first = await aStartedPayment(page)
  const second = await aStartedPayment(page)
  await actOn(page, first, 'pay-report-first')
  // Banks take days to complete a refund.
  await actOn(page, second, 'refunds-hold')
  await page.goto(second)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You paid twice' })).toBeVisible()
  await expect(page.getByText(/^You had already paid, so we are refunding this payment\./).first()).toBeVisible()

  const result = page.url()
  await page.goto('/student/payment')
  const rows = page.getByRole('rowgroup').filter({ hasText: 'Admission' })
  await expect(rows).toHaveCount(2)
  const row = rows.filter({ hasText: 'You had already paid' })
  await expect(row).toContainText('A refund of ₹20,000.00 is on its way.')
  await expect(row.getByRole('button', { name: /receipt/i })).toHaveCount(0)
  await page.goto('/student/dashboard')
  await expect(page.getByText(/^You had already paid this fee\./)).toBeVisible()

  await actOn(page, second, 'refunds-complete')
  await page.goto(result)
  await expect(page.getByRole('heading', { level: 1, name: 'Payment refunded' })).toBeVisible()
  await expect(page.getByText('You had already paid, so we have refunded this payment.').first()).toBeVisible()
  await page.goto('/student/payment')
  await expect(row).toContainText('We have refunded ₹20,000.00 of this payment.')
})
