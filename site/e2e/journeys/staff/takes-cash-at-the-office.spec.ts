/** @long the dialogs; offline-payments.int.test.ts and offline-refusals.int.test.ts enter and confirm */
import { randomBytes } from 'node:crypto'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { expectAccessible } from '../../checks/axe.ts'
import { follow, hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anAdmittedStudentIn } from '../../steps/fees.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAccountsClerk } from '../../steps/staff-api.ts'
import { specimenOf } from '../../steps/uploads.ts'

test('One clerk enters a cash payment, another confirms it, and the student has the receipt', { tag: '@long' }, async ({
  page,
  portal,
}) => {
  const { staff, phone } = await anAdmittedStudentIn(page, portal)
  const reference = `CASH ${randomBytes(4).toString('hex')}`
  const list = '/admin/collections/offline-payments'

  await test.step('A clerk enters the payment with its proof', async () => {
    await signIn(page, await anAccountsClerk(staff))
    await openAdmin(page, list)
    await page.getByText('Enter a payment received at the office').click()
    const student = page.getByLabel('Phone number or e-mail address of the student')
    const search = await hydrated(page.getByRole('button', { name: 'Search', exact: true }))
    await search.click()
    await expect(page.getByText('Enter a phone number or an e-mail address.')).toBeVisible()
    await student.fill('0000000000')
    await student.press('Enter')
    await expect(page.getByText('This student has nothing to pay, or does not exist.')).toBeVisible()
    await expect(student).toBeFocused()
    await student.fill(phone)
    await student.press('Enter')
    const admission = page.getByRole('textbox', { name: /Admission/ })
    const field = page.locator('.admin-field').filter({ has: admission })
    const left = /₹([\d,.]+) is left/.exec(await field.innerText())?.[1] ?? ''
    await page.getByLabel('Amount received').fill(left)
    // The oldest fee takes all of it.
    await expect(admission).toHaveValue(left.replaceAll(',', '').replace('.00', ''))
    await page.getByLabel('How it was paid').selectOption({ label: 'Cash' })
    await page.getByLabel('Number of the cash receipt').fill(reference)
    await page.getByLabel('Received on').fill(dayInIndia(new Date()))
    await page.getByLabel('Proof', { exact: true }).setInputFiles(await specimenOf('photo'))
    await expectAccessible(page, 'the entry of an offline payment')
    await page.getByRole('button', { name: 'Enter payment' }).click()
    await expect(page.getByText('Payment entered. Another member of staff must confirm it.')).toBeVisible()
  })

  const entry = await staff.one('offline-payments', 'reference', reference)
  const check = page.getByRole('region', { name: 'Check this payment' })

  await test.step('The clerk cannot confirm the own entry', async () => {
    await openAdmin(page, `${list}/${entry.id}`)
    await expect(check).toContainText('another member of staff must confirm it')
    await expect(check.getByRole('button', { name: 'Reject' })).toBeVisible()
    await expect(check.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)
  })

  await test.step('A colleague sees it on the dashboard, compares the proof and confirms', async () => {
    await signIn(page, await anAccountsClerk(staff))
    await openAdmin(page, '/admin')
    await follow(page, page.getByRole('link', { name: /offline payments? to confirm/ }))
    await follow(page, page.getByRole('table').locator(`a[href$="${entry.id}"]`))
    const opening = page.context().waitForEvent('page')
    await check.getByRole('link', { name: 'Open the proof' }).click()
    const proof = await opening
    await expect(proof.locator('img')).toBeVisible()
    await proof.close()
    await (await hydrated(check.getByRole('button', { name: 'Reject' }))).click()
    await expect(check.getByText('Enter a reason for the rejection.')).toBeVisible()
    await expect(check.getByLabel('Reason for a rejection')).toBeFocused()
    await check.getByRole('button', { name: 'Confirm …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm this payment?' })
    await expect(dialog).toContainText('You cannot undo this.')
    await expectAccessible(page, 'the confirmation of an offline payment')
    await dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(page.getByRole('heading', { name: 'Proof' })).toBeVisible()
    expect(await staff.one('offline-payments', 'reference', reference)).toMatchObject({ status: 'confirmed' })
  })

  await test.step('The fee of the student is paid and has a receipt', async () => {
    await page.goto('/student/payment')
    const row = page.getByRole('row').filter({ hasText: 'Admission' })
    await expect(row).toContainText('PAID')
    const downloading = page.waitForEvent('download')
    await row.getByRole('button', { name: /receipt/i }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^invoice_pdf_.+\.pdf$/)
  })
})
