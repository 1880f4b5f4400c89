/** @long from the admin to the student; review.int.test.ts has each decision */
import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anAdmittedStudentIn, aPaidFee } from '../../steps/fees.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAccountsClerk } from '../../steps/staff-api.ts'

test('An accounts clerk rejects a fee with a reason, then approves it; the student sees both', {
  tag: '@long',
}, async ({ page, portal }) => {
  const { staff } = await anAdmittedStudentIn(page, portal)
  const { id } = await aPaidFee(page)
  await signIn(page, await anAccountsClerk(staff))
  const address = `/admin/collections/fee-dues/${id}`
  const review = page.getByRole('region', { name: 'Review this payment' })
  const row = page.getByRole('rowgroup').filter({ hasText: 'Admission' })

  await openAdmin(page, `/admin/collections/fee-dues?where[id][equals]=${id}`)
  await expect(page.locator('td.cell-owed')).toHaveText('Paid')
  await openAdmin(page, address)
  await expect(page.getByText('The student reads: “Thank you. We have received your payment.”')).toBeVisible()
  await expect(review).toContainText('The student sees the decision')
  await (await hydrated(review.getByRole('button', { name: 'Reject' }))).click()
  const reason = review.getByLabel('Reason. The student will see it.')
  await expect(reason).toBeFocused()
  await review.getByRole('button', { name: 'Reject this payment' }).click()
  await expect(review.getByRole('alert')).toHaveText('Enter a reason. The student will see it.')
  await expect(reason).toBeFocused()
  await expectAccessible(page, 'the rejection of a fee')
  await reason.fill('The bank has taken the money back. Please talk to us.')
  await review.getByRole('button', { name: 'Reject this payment' }).click()
  await expect(page.getByText('Rejected. The student sees the decision.')).toBeVisible()
  await page.goto('/student/payment')
  await expect(row).toContainText('Rejected')
  await expect(row).toContainText('Message from our office: The bank has taken the money back. Please talk to us.')

  await openAdmin(page, address)
  await (await hydrated(review.getByRole('button', { name: 'Approve' }))).click()
  await expect(page.getByText('Approved. The student sees the decision.')).toBeVisible()
  await page.goto('/student/payment')
  await expect(row).toContainText('Approved')
  await expect(row).not.toContainText('Message from our office')
})

test('A clerk approves several fees at once without scrolling, and reads which one a colleague had decided', {
  tag: '@long',
}, async ({ page, portal }) => {
  const { staff } = await anAdmittedStudentIn(page, portal)
  const { id } = await aPaidFee(page)
  await signIn(page, await anAccountsClerk(staff))
  await page.setViewportSize({ width: 1366, height: 768 })
  const [other] = (await staff.all('fee-dues', { status: 'paid', review: 'PENDING' })).filter((due) => due.id !== id)
  await openAdmin(page, `/admin/collections/fee-dues?where[id][in]=${id},${other?.id}`)
  const rows = page.getByRole('table').getByRole('checkbox', { name: /^Select [A-Z]/ })
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await row.check()
  const chosen = page.getByRole('region', { name: /^2 fees chosen, ₹/ })
  await chosen.getByRole('button', { name: 'Reject all 2 …' }).click()
  await chosen.getByRole('button', { name: 'Reject 2 payments' }).click()
  await expect(chosen.getByRole('alert')).toHaveText('Enter a reason. The students will see it.')
  await expectAccessible(page, 'the rejection of several fees')
  await chosen.getByRole('button', { name: 'Cancel' }).click()

  // A colleague is faster.
  await staff.post(`paymentfees/staff/${other?.id}/review`, { decision: 'APPROVED', revision: other?.reviewRevision })
  await expect(chosen.getByRole('button', { name: 'Approve all 2' })).toBeInViewport()
  await chosen.getByRole('button', { name: 'Approve all 2' }).click()
  const outcome = page.getByRole('region', { name: '1 of 2: approved.' })
  await expect(outcome.getByRole('heading')).toBeFocused()
  await expect(outcome.getByRole('listitem')).toContainText('a colleague has decided')
  await expect(page.locator('td.cell-review')).toHaveText(['Approved', 'Approved'])

  await openAdmin(page, `/admin/collections/fee-dues/${id}`)
  const review = page.getByRole('region', { name: 'Review this payment' })
  await expect(review.getByRole('button', { name: 'Reject' })).toBeInViewport()
  await review.getByRole('button', { name: 'Reject' }).click()
  await expect(review.getByRole('button', { name: 'Reject this payment' })).toBeInViewport()
})
