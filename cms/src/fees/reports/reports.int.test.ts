/** Reports, exports and day closings have the same money, to the paisa. */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, it } from 'vitest'
import { accountsOffice } from '../../../test/accounts-office.ts'
import { dueOf } from '../../../test/builders/fees.ts'
import { aStoredDue, aStoredPayment } from '../../../test/builders/money-records.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { freezeClock } from '../../../test/frozen-clock.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import { EXPORT_LIFETIME_MS, exportWork } from '../../documents/exported/make-export.ts'
import { portalOf } from '../../foundation/portal.ts'
import { counterDay } from '../../payments/closing/counter-day.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { refundWork } from '../../payments/index.ts'
import { NO_COLLEGE } from '../../staff/index.ts'

// Online payments are of the year of those at the counter.
freezeClock('2026-11-16T06:00:00.000Z')
const portal = startTestPortal()
const { admitted, paid, open } = feePortal(portal)
const { people, call, offline, received } = accountsOffice(portal)
const YEAR = { from: '2026-01-01', to: '2026-12-31' }

const get = (name: string, query: Record<string, string> = {}, session: Pick<StaffSession, 'headers'> = people.maker) =>
  portal.call(
    'GET',
    `/api/exports/${name}?${new URLSearchParams({ header: 'names', ...query })}`,
    undefined,
    session.headers,
  )

/** The rows of a CSV export without quoted separators, by the names of its columns. */
async function table(...args: Parameters<typeof get>): Promise<Record<string, string>[]> {
  const { status, text, reply } = await get(...args)
  expect(status, reply?.msg).toBe(200)
  const [header = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  const names = header.split(',')
  return lines.map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell)
    return Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').replaceAll('"', '')]))
  })
}
const paise = (rupees: string | undefined) => Math.round(Number(rupees) * 100)
type Row = Record<string, string>
const sum = (rows: readonly Row[], name: string, counts: (row: Row) => boolean = () => true) =>
  rows.filter(counts).reduce((total, row) => total + paise(row[name]), 0)

beforeAll(async () => {
  const { payload } = portal
  await payload.updateGlobal({ slug: 'fee-settings', data: { bounceChargePaise: 25_000 } })
  const someone = await admitted()
  const [dress, exam, registration] = [dueOf(someone, 'DRESS'), dueOf(someone, 'EXAM'), dueOf(someone, 'REGISTRATION')]
  // Cash for a part, a cheque over two fees that is cleared and bounces, a transfer with the charge, and an online payment.
  await received([[dress, 100_050]])
  // A page that the student closed.
  const { applicationId, studentId, college } = dress
  const tour = { action: 'TOUR', key: `${applicationId}/TOUR/1`, amountPaise: 150_000 } as const
  await aStoredDue(payload, { applicationId, studentId, ...tour, ...(college && { college }) })
  const cheque = { channel: 'cheque', bank: 'SBI', instrumentOn: '2026-01-14', reference: '000777' }
  const { id } = await received(
    [
      [dress, 249_950],
      [exam, 10_000],
    ],
    cheque,
  )
  await offline(`/${id}/clear`, { clearedOn: '2026-01-20' }, people.checker)
  await offline(`/${id}/bounce`, { bouncedOn: '2026-01-21', reason: 'No funds.' })
  await received([[dress, 274_950]], { channel: 'bank-transfer', reference: 'SBIN226015123456' })
  const transactionId = await paid(someone, registration)
  const payment = await findPayment(payload, transactionId)
  const refund = { amountPaise: 2001, reason: 'Goodwill.', noticeDay: '2026-01-15', revision: 0, key: 'reports-refund' }
  expect(await call(`/payment/staff/${payment?.id}/refund`, refund)).toMatchObject({ status: 200 })
  await runDue({ payload, work: refundWork(), now: () => new Date(Date.now() + 60 * 60_000) })
  // Two that belong to no college, of which one does not count.
  const paidAt = '2026-02-01T10:00:00.000Z'
  await aStoredPayment(payload, {
    ...{ purpose: 'order', status: 'paid', amountPaise: 12_345, paidAt, subjectId: 'o' },
    college: NO_COLLEGE,
  })
  await aStoredPayment(payload, {
    purpose: 'order',
    status: 'paid',
    issue: 'duplicate',
    amountPaise: 7,
    paidAt,
    subjectId: 'o',
  })
}, 60_000)

it('has the money of payments, refunds and closings, by each of its keys', async () => {
  const { payload } = portal
  const report = await table('money-by-head', YEAR)
  const payments = (await table('payments')).filter(({ paidAt }) => paidAt !== '')
  expect(sum(report, 'received')).toBe(sum(payments, 'amount'))
  expect(sum(report, 'received')).toBeGreaterThan(600_000)
  const refunds = await readRows({ payload, collection: 'refunds', where: { status: { equals: 'done' } }, limit: 100 })
  const returned = refunds.reduce((total, { amountPaise }) => total + amountPaise, 0)
  expect(sum(report, 'refunded') + sum(report, 'bounced')).toBe(returned)
  expect(sum(report, 'bounced')).toBe(259_950)
  expect(sum(report, 'net')).toBe(sum(report, 'received') - returned)
  const ofHead = (head: string) => sum(report, 'net', (row) => row.head === head)
  expect(ofHead('Charge for a bounced cheque')).toBe(25_000)
  expect(ofHead('Dress fee')).toBe(350_000)
  expect(ofHead('Paid twice, or to be settled')).toBe(7)
  expect(report.find(({ head }) => head === 'Book order')).toMatchObject({ college: '', course: '' })
  // What was taken at the counter, by channel, is what its day has.
  const { totals } = await counterDay({ payload, counterId: people.maker.user.id, day: '2026-01-15' })
  const day = await table('money-by-head', { from: '2026-01-15', to: '2026-01-15' })
  const byChannel = { Cash: 'cash', Cheque: 'cheque', 'Bank transfer': 'bank-transfer' } as const
  for (const [label, channel] of Object.entries(byChannel)) {
    const taken = totals.find((total) => total.channel === channel)?.amountPaise
    expect([label, sum(day, 'received', (row) => row.channel === label)]).toEqual([label, taken])
  }
})

itsRule('has the same in a workbook, with the chosen columns', async () => {
  const { bytes, headers } = await get('money-by-head', { ...YEAR, format: 'xlsx', columns: 'head,net' })
  expect(headers.get('content-disposition')).toContain('.xlsx"')
  const [sheet] = (await readXlsx(bytes)).sheets
  const [header, ...rows] = sheet?.rows ?? []
  expect(header).toEqual(['head', 'net'])
  const total = rows.reduce((rupees, [, net]) => rupees + Math.round(Number(net) * 100), 0)
  expect(total).toBe(sum(await table('money-by-head', YEAR), 'net'))
  const [record] = await readRows({
    payload: portal.payload,
    collection: 'access-records',
    where: { and: [{ subject: { equals: 'money-by-head' } }, { format: { equals: 'xlsx' } }] },
    limit: 1,
  })
  expect(record).toMatchObject({ columns: 'head,net', rows: rows.length })
})

it('ages what student fees have left', async () => {
  const due = await table('outstanding', { day: '2030-01-01' })
  const fees = await table('student-fees')
  expect(fees.map(({ fee, status }) => `${fee}: ${status}`)).toContain('Tour fee: Not paid')
  expect(due.map(({ fee }) => fee)).not.toContain('Tour fee')
  expect(sum(due, 'left')).toBe(sum(fees, 'left'))
  expect(sum(due, 'left')).toBeGreaterThan(0)
  expect(new Set(due.map(({ age }) => age))).toEqual(new Set(['Over 90 days']))
  expect((await table('outstanding', { day: '2020-01-01' })).map(({ age }) => age)).not.toContain('Over 90 days')
})

itsRule('has the receipts in the GST summary, and balanced vouchers for Tally that never change', async () => {
  const receipts = await table('receipts')
  const gst = await table('gst-summary', YEAR)
  expect(sum(gst, 'value')).toBe(sum(receipts, 'amount'))
  // The duplicate has no receipt.
  expect(sum(gst, 'taxable') + sum(gst, 'cgst') + sum(gst, 'sgst') + sum(gst, 'igst')).toBe(
    sum(gst, 'value') + sum(gst, 'credit'),
  )
  const xml = (await get('tally', YEAR)).text
  const report = await table('money-by-head', YEAR)
  const debits = [...xml.matchAll(/<AMOUNT>-([\d.]+)</g)].reduce((total, [, rupees]) => total + paise(rupees), 0)
  const credits = [...xml.matchAll(/<AMOUNT>([\d.]+)</g)].reduce((total, [, rupees]) => total + paise(rupees), 0)
  expect([debits, credits]).toEqual([
    credits,
    sum(report, 'received') + sum(report, 'refunded') + sum(report, 'bounced'),
  ])
  const ids = [...xml.matchAll(/REMOTEID="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await get('tally', YEAR)).text).toBe(xml)
  expect(xml.match(/<(?:ENVELOPE|VOUCHER)\b/g)?.length).toBe(xml.match(/<\/(?:ENVELOPE|VOUCHER)>/g)?.length)
})

it('keeps the tax of a replaced receipt in the period of the first one', async () => {
  const { payload } = portal
  const [receipt] = await readRows({ payload, collection: 'receipts', where: {}, sort: '-position', limit: 1 })
  if (!receipt) throw new Error('There is no receipt.')
  const year = await table('gst-summary', YEAR)
  await updateRow({
    payload,
    collection: 'receipts',
    where: receipt.id,
    data: { issuedAt: '2025-03-10T10:00:00.000Z' },
  })
  const correction = { studentName: 'ASHA ROY', description: receipt.description, reason: 'The name was misspelt.' }
  expect(await call(`/receipt/staff/${receipt.id}/replace`, correction)).toMatchObject({ status: 200 })
  const before = await table('gst-summary', { from: '2025-03-01', to: '2025-03-31' })
  expect(sum(before, 'value')).toBe(receipt.amountPaise)
  expect(sum(await table('gst-summary', YEAR), 'value')).toBe(sum(year, 'value') - receipt.amountPaise)
})

itsRule('has only what limited staff may see, and names what is wrong in an address', async () => {
  const inside = await aLimitedMember(portal, { colleges: [open().colleges[0].id] }, ['accounts'])
  const outside = await aLimitedMember(portal, { courses: ['DPHARM'] }, ['accounts'])
  const all = await table('money-by-head', YEAR)
  const own = await table('money-by-head', YEAR, inside)
  expect(sum(own, 'received')).toBe(sum(all, 'received', ({ college }) => college !== ''))
  expect(own.length).toBeGreaterThan(0)
  for (const name of ['money-by-head', 'outstanding', 'gst-summary'])
    expect(await table(name, YEAR, outside)).toEqual([])
  expect((await get('tally', YEAR, outside)).text).not.toContain('<VOUCHER ')
  for (const [query, field] of [
    [{ month: '2026-13' }, 'month'],
    [{ from: '2026-02-30' }, 'from'],
    [{ college: 'x' }, 'college'],
    [{ course: 'MBA' }, 'course'],
    [{ head: 'x' }, 'head'],
    [{ columns: 'head,secret' }, 'columns'],
    [{ format: 'pdf' }, 'format'],
  ] as const) {
    expect(await get('money-by-head', query), field).toMatchObject({ status: 400, reply: { errors: [{ field }] } })
  }
})

it('makes a file in the background, which only its person downloads', async () => {
  const { payload } = portal
  const staffId = people.maker.user.id
  const query = 'format=xlsx&columns=student,left'
  await portalOf(payload).makeExportLater({
    ...{ payload, staffId, query, name: 'outstanding', format: 'xlsx', accessId: null, now: new Date() },
  })
  const where = { staffId: { equals: staffId } } as const
  await runDue({ payload, work: exportWork })
  const [file] = await readRows({ payload, collection: 'export-files', where })
  expect(file).toMatchObject({ state: 'ready', rows: expect.any(Number) })
  const download = (headers: Record<string, string>) =>
    portal.call('GET', `/api/exported/${file?.id}`, undefined, headers)
  const [sheet] = (await readXlsx((await download(people.maker.headers)).bytes)).sheets
  expect(sheet?.rows).toHaveLength((file?.rows ?? 0) + 1)
  expect(await download(people.checker.headers)).toMatchObject({ status: 404 })
  expect(await download({})).toMatchObject({ status: 401 })
  const inAWeek = () => new Date(Date.now() + EXPORT_LIFETIME_MS + 60_000)
  await runDue({ payload, work: exportWork, now: inAWeek })
  expect(await download(people.maker.headers)).toMatchObject({ status: 404 })
  const officer = await aStaffSession(portal, ['verifier'])
  expect(await portal.call('GET', '/api/export-columns/tally', undefined, officer.headers)).toMatchObject({
    status: 403,
  })
})
