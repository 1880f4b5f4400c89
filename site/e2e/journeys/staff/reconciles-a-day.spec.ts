import { readFile } from 'node:fs/promises'
import { openAdmin, signIn } from '../../steps/admin.ts'
import { settleYesterday } from '../../steps/settlements.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAccountsClerk, type Doc, type StaffApi } from '../../steps/staff-api.ts'

const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
/** Another attempt reads the records anew. */
const QUICK = { timeout: 1000 }

test('An accounts clerk sees the payments of a day, exports them and finds a wrong settlement', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const refunded = (await staff.all('refunds', {})).map(({ paymentId }) => paymentId)
  const paid = await staff.all('payments', { status: 'paid' })
  const [right, wrong] = paid.filter(({ id }) => !refunded.includes(id))
  if (!right || !wrong) throw new Error('The demo has no two paid payments without a refund.')
  settleYesterday(portal, [
    { transactionId: right.transactionId, amountPaise: right.amountPaise },
    { transactionId: wrong.transactionId, amountPaise: wrong.amountPaise - 5_000 },
  ])
  const day = indian.format(new Date(right.startedAt))
  await signIn(page, await anAccountsClerk(staff))

  await test.step('The list shows the payments of the day with their sum', async () => {
    await openAdmin(page, '/admin/collections/payments')
    const filters = page.getByRole('form', { name: 'Filter payments' })
    await filters.getByLabel('State').selectOption('Paid')
    await expect(page).toHaveURL(/status%5D%5Bequals%5D=paid|status\]\[equals\]=paid/)
    await filters.getByLabel('Started from').fill(day)
    await filters.getByLabel('to', { exact: true }).fill(day)
    await filters.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/startedAt(%5D|\])/)
    const totals = page.getByRole('region', { name: 'Totals of this list' })
    // A refund of an earlier journey may leave the list at any moment.
    await expect(async () => {
      await openAdmin(page, page.url())
      const ofDay = await paidOn(staff, day)
      await expect(totals.getByText('Payments').locator('..')).toContainText(String(ofDay.length), QUICK)
      await expect(totals.getByText('Received', { exact: true }).locator('..')).toContainText(sumOf(ofDay), QUICK)
    }).toPass()
  })

  await test.step('The export has the same payments', async () => {
    const reason = page.getByLabel('Why do you need this file?')
    // Payload draws a list again shortly after it has loaded, which closes the form.
    await expect(async () => {
      if (!(await reason.isVisible())) await page.getByText('Export', { exact: true }).click(QUICK)
      await reason.fill('To compare with the bank', QUICK)
      await page.getByLabel('CSV').check(QUICK)
    }).toPass()
    const before = await paidOn(staff, day)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await started
    expect(file.suggestedFilename()).toMatch(/^payments-.*\.csv$/)
    const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1)
    const after = await paidOn(staff, day)
    expect([before.length, after.length]).toContain(rows.length)
    expect(rows.join()).toContain(right.transactionId)
  })

  await test.step('The report has the money of the day by head', async () => {
    await openAdmin(page, `/admin/reports?from=${day}&to=${day}`)
    const total = page.getByRole('region', { name: 'By head' }).getByRole('row').last()
    await expect(async () => expect(total).toContainText(sumOf(await receivedOn(staff, day)), QUICK)).toPass()
    await page.getByRole('link', { name: 'Outstanding fees' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Outstanding fees: As of')
  })

  await test.step('The settlements show the payment that was settled with another amount', async () => {
    await openAdmin(page, '/admin/collections/settlement-lines')
    const table = page.getByRole('region', { name: 'Settlements by day' })
    await expect(table.getByRole('row').nth(1)).toContainText('UTR20261121')
    const mismatches = page.getByRole('region', { name: 'What does not match' })
    const item = mismatches.getByRole('listitem').filter({ hasText: wrong.transactionId })
    await expect(item).toContainText('but the portal has')
    await expect(mismatches.getByRole('listitem').filter({ hasText: right.transactionId })).toHaveCount(0)
    await item.getByRole('link', { name: 'Open the payment' }).click()
    await expect(page).toHaveURL(new RegExp(`/collections/payments/${wrong.id}`))
  })
})

async function paidOn(staff: StaffApi, day: string) {
  const paid = await staff.all('payments', { status: 'paid' })
  return paid.filter(({ startedAt }) => indian.format(new Date(startedAt)) === day)
}

async function receivedOn(staff: StaffApi, day: string) {
  const received = [
    ...(await staff.all('payments', { status: 'paid' })),
    ...(await staff.all('payments', { status: 'refunded' })),
  ]
  return received.filter(({ paidAt }) => paidAt && indian.format(new Date(paidAt)) === day)
}

function sumOf(payments: Doc[]): string {
  const paise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100)
}
