/** @long parts.int.test.ts and accounts-day.int.test.ts take cheques over several fees */
import { randomBytes } from 'node:crypto'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { expectAccessible } from '../../checks/axe.ts'
import { hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { anAdmittedStudentIn } from '../../steps/fees.ts'
import { expect, test } from '../../steps/staff.ts'
import { anAccountsClerk } from '../../steps/staff-api.ts'
import { specimenOf } from '../../steps/uploads.ts'

test('A cheque over two fees is cleared by a colleague, then bounces, and the student owes them again', {
  tag: '@long',
}, async ({ page, portal }) => {
  const { staff, phone } = await anAdmittedStudentIn(page, portal)
  const reference = randomBytes(3).toString('hex')
  const list = '/admin/collections/offline-payments'
  const today = dayInIndia(new Date())

  await test.step('A clerk spreads the cheque over two fees', async () => {
    await signIn(page, await anAccountsClerk(staff))
    await openAdmin(page, list)
    await page.getByText('Enter a payment received at the office').click()
    await hydrated(page.getByRole('button', { name: 'Search', exact: true }))
    await page.getByLabel('Phone number or e-mail address of the student').fill(phone)
    await page.getByLabel('Phone number or e-mail address of the student').press('Enter')
    await page.getByLabel('Amount received').fill('3000')
    await page.getByRole('textbox', { name: /Admission/ }).fill('3000.50')
    await expect(page.getByText('The fees come to')).toBeVisible()
    await page.getByRole('textbox', { name: /Admission/ }).fill('2000')
    await page.getByRole('textbox', { name: /Dress/ }).fill('1000')
    await page.getByLabel('How it was paid').selectOption({ label: 'Cheque' })
    await page.getByLabel('Cheque number').fill(reference)
    await page.getByLabel('Bank that it is drawn on').fill('State Bank of India')
    await page.getByLabel('Date written on it').fill(today)
    await page.getByLabel('Received on').fill(today)
    await page.getByLabel('Proof', { exact: true }).setInputFiles(await specimenOf('photo'))
    await expectAccessible(page, 'the entry of a cheque')
    await page.getByRole('button', { name: 'Enter payment' }).click()
    await expect(page.getByText('Payment entered. Another member of staff must confirm it.')).toBeVisible()
  })

  await test.step('A colleague confirms it and says that the bank has paid it', async () => {
    const entry = await staff.one('offline-payments', 'reference', reference)
    await signIn(page, await anAccountsClerk(staff))
    await openAdmin(page, `${list}/${entry.id}`)
    await (await hydrated(page.getByRole('button', { name: 'Confirm …' }))).click()
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await (await hydrated(page.getByRole('button', { name: 'The bank has paid it' }))).click()
    await expect(page.getByText('Cheque cleared. The payment counts.')).toBeVisible()
  })

  await test.step('The student sees what is paid and left', async () => {
    await page.goto('/student/fee-plan')
    await expect(page.getByText(/₹2,000.00 is paid, ₹[\d,.]+ is left/)).toBeVisible()
  })

  await test.step('The bank returns it, and the student owes both fees again', async () => {
    const entry = await staff.one('offline-payments', 'reference', reference)
    await openAdmin(page, `${list}/${entry.id}`)
    const returned = await hydrated(page.getByRole('button', { name: 'The bank has returned it' }))
    await returned.click()
    await expect(page.getByText('Enter the reason that the bank gave.')).toBeVisible()
    await page.getByLabel('Reason of the bank').fill('Insufficient funds')
    await returned.click()
    await expect(page.getByText('The fees are owed again')).toBeVisible()
    await page.goto('/student/fee-plan')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/is paid, ₹/)).toHaveCount(0)
  })
})
