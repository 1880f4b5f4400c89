import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { expectAccessible } from '../../checks/axe.ts'
import { follow, hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anAdmittedStudentIn, aPaidFee } from '../../steps/fees.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAccountsClerk } from '../../steps/staff-api.ts'

test('An accounts clerk refunds part of a fee once, with a second person, and the student sees it', async ({
  page,
  portal,
}) => {
  const { staff } = await anAdmittedStudentIn(page, portal)
  const { transactionId } = await aPaidFee(page)
  const { id } = await staff.one('payments', 'transactionId', transactionId)
  await signIn(page, await anAccountsClerk(staff))
  await openAdmin(page, `/admin/collections/payments?search=${transactionId}`)
  await follow(page, page.getByRole('table').getByRole('link', { name: transactionId }))
  const refunds = page.getByRole('region', { name: 'Refunds' })
  const ask = await hydrated(refunds.getByRole('button', { name: 'Refund …' }))
  const dialog = page.getByRole('dialog', { name: 'Refund ₹500.00?' })

  await test.step('A refund needs an amount and a reason', async () => {
    await refunds.getByLabel('Amount to refund in ₹').fill('five')
    await ask.click()
    await expect(refunds.getByText('Enter a reason for the refund.')).toBeVisible()
    await expect(refunds.getByLabel('Amount to refund in ₹')).toBeFocused()
    await refunds.getByLabel('Amount to refund in ₹').fill('20001')
    await ask.click()
    await expect(refunds.getByText('You can refund at most ₹20,000.00.')).toBeVisible()
    await refunds.getByLabel('Amount to refund in ₹').fill('500')
    await refunds.getByLabel('Reason').fill('The student moved to another college.')
    await expectAccessible(page, 'the refund panel')
  })

  await test.step('The dialog says what will happen, and can be cancelled', async () => {
    await ask.click()
    await expect(dialog).toContainText('You cannot undo this.')
    await expectAccessible(page, 'the refund dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(ask).toBeFocused()
  })

  await test.step('A request that is sent twice waits once for a second person, and makes one refund', async () => {
    await ask.click()
    const sending = page.waitForRequest((request) => request.method() === 'POST' && /refund/.test(request.url()))
    await dialog.getByRole('button', { name: 'Refund now' }).click()
    const data = (await sending).postDataJSON()
    await expect(refunds.getByText('It waits for a second person.')).toBeVisible()
    const headers = { 'sec-fetch-site': 'same-origin' }
    const again = await page.request.post(callAddress(refundCalls.request, { id }), { data, headers })
    expect(again.ok()).toBe(false)
    const waiting = await staff.all('money-approvals', { kind: 'refund', subjectId: id })
    expect(waiting).toHaveLength(1)
    await staff.post(`payment/staff/approval/${waiting[0]?.id}/approve`, {})
    await page.reload()
    await expect(refunds.getByText('₹500.00 of ₹20,000.00 refunded.')).toBeVisible()
    await expect(refunds.getByRole('listitem')).toHaveCount(1)
    await expect(refunds.getByRole('listitem')).toContainText('The student moved to another college.')
  })

  await test.step('The student sees the refund', async () => {
    await page.goto('/student/payment')
    const row = page.getByRole('rowgroup').filter({ hasText: 'Admission' })
    await expect(row).toContainText('We have refunded ₹500.00 of this payment.')
  })
})

test('The page of a payment offers its receipt', { tag: '@long' }, async ({ page, portal }) => {
  const { staff } = await anAdmittedStudentIn(page, portal)
  const { transactionId } = await aPaidFee(page)
  const { id } = await staff.one('payments', 'transactionId', transactionId)
  await signIn(page, await anAccountsClerk(staff))
  await openAdmin(page, `/admin/collections/payments/${id}`)
  const downloading = page.waitForEvent('download')
  await (await hydrated(page.getByRole('button', { name: 'Download receipt' }))).click()
  expect((await downloading).suggestedFilename()).toMatch(/^invoice_pdf_.+\.pdf$/)
})
