import { readFile } from 'node:fs/promises'
import { openAdmin, signIn } from '../../steps/admin.ts'
import { settleYesterday } from '../../steps/settlements.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, anAccountsClerk } from '../../steps/staff-api.ts'

const indian = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

test('An accounts clerk sees the payments of a day, exports them and finds a wrong settlement', async ({
  page,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const [right, wrong] = await staff.all('payments', { status: 'paid' })
  if (!right || !wrong) throw new Error('The demo has no two paid payments.')
  settleYesterday(portal, [
    { transactionId: right.transactionId, amountPaise: right.amountPaise },
    { transactionId: wrong.transactionId, amountPaise: wrong.amountPaise - 5_000 },
  ])
  const day = indian.format(new Date(right.startedAt))
  const ofDay = (await staff.all('payments', { status: 'paid' })).filter(
    ({ startedAt }) => indian.format(new Date(startedAt)) === day,
  )
  await signIn(page, await anAccountsClerk(staff))

  await test.step('The list shows the payments of the day with their sum', async () => {
    await openAdmin(page, '/admin/collections/payments')
    const filters = page.getByRole('form', { name: 'Filter payments' })
    await filters.getByLabel('State').selectOption('Paid')
    await expect(page).toHaveURL(/status%5D%5Bequals%5D=paid|status\]\[equals\]=paid/)
    await filters.getByLabel('Started from').fill(day)
    await filters.getByLabel('to', { exact: true }).fill(day)
    await filters.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/startedAt/)
    const totals = page.getByRole('region', { name: 'Totals of this list' })
    await expect(totals.getByText('Payments').locator('..')).toContainText(String(ofDay.length))
    const sum = ofDay.reduce((paise, { amountPaise }) => paise + amountPaise, 0)
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(sum / 100)
    await expect(totals.getByText('Received', { exact: true }).locator('..')).toContainText(rupees)
  })

  await test.step('The export has the same payments', async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const file = await started
    expect(file.suggestedFilename()).toMatch(/^payments-.*\.csv$/)
    const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1)
    expect(rows).toHaveLength(ofDay.length)
    expect(rows.join()).toContain(right.transactionId)
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
