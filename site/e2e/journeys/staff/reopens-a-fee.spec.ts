/** @long the dialog; reopen.int.test.ts reopens it */
import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anAdmittedStudentIn, aPaidFee } from '../../steps/fees.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAccountsClerk } from '../../steps/staff-api.ts'

test('An accounts clerk opens a refunded fee again, and the student can pay it', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const { staff } = await anAdmittedStudentIn(page, portal)
  const { id, transactionId } = await aPaidFee(page)
  const payment = await staff.one('payments', 'transactionId', transactionId)
  const clerk = await anAccountsClerk(staff)
  const clerkApi = await administratorOf({ ...portal, administrator: clerk })
  await clerkApi.post(`payment/staff/${payment.id}/refund`, {
    amountPaise: payment.amountPaise,
    reason: 'The student withdrew.',
    key: randomUUID(),
    revision: 0,
    noticeDay: dayInIndia(new Date()),
  })
  const [waiting] = await staff.all('money-approvals', { kind: 'refund', subjectId: payment.id })
  await staff.post(`payment/staff/approval/${waiting?.id}/approve`, {})
  await signIn(page, clerk)
  const row = page.getByRole('rowgroup').filter({ hasText: 'Admission' })
  const reopen = page.getByRole('region', { name: 'Let the student pay again' })

  await page.goto('/student/payment')
  await expect(row).toContainText('We have refunded ₹20,000.00')

  await openAdmin(page, `/admin/collections/fee-dues/${id}`)
  await expect(page.getByRole('button', { name: 'Download receipt' })).toBeVisible()
  await (await hydrated(reopen.getByRole('button', { name: 'Open again …' }))).click()
  const reason = reopen.getByLabel('Reason. Staff see it with this fee.')
  await expect(reason).toBeFocused()
  await reopen.getByRole('button', { name: 'Open this fee again' }).click()
  await expect(reopen.getByRole('alert')).toHaveText('Enter a reason. Staff see it with this fee.')
  await expectAccessible(page, 'the reopening of a fee')
  await reason.fill('The student is admitted again.')
  await reopen.getByRole('button', { name: 'Open this fee again' }).click()
  await expect(page.getByText('Opened again. The student can pay this fee now.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Opened again' })).toContainText('The student is admitted again.')

  await page.goto('/student/payment')
  const open = row.filter({ hasText: 'We have refunded your earlier payment. You can pay this fee again.' })
  await expect(open.getByRole('button', { name: /Pay/ })).toBeVisible()
  await expect(row.filter({ hasText: 'We have refunded ₹20,000.00' })).toHaveCount(1)
})
