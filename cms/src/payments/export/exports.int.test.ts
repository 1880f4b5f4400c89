/** @sqlite-only text of CSV files; lists with the same filters run on both databases */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStoredLine, aStoredPayment, aStoredReceipt, aStoredRefund } from '../../../test/builders/money-records.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { ROLES } from '../../staff/permissions/roles.ts'

const portal = startTestPortal()
const EXPORTS = ['payments', 'refunds', 'receipts', 'settlements', 'student-fees']
const READERS = ['administrator', 'accounts', 'auditor']
let clerk: Record<string, string>

beforeAll(async () => {
  clerk = await signedIn(portal, await aStaffMember(portal.payload, { role: 'accounts' }))
})
beforeEach(async () => {
  for (const collection of ['payments', 'refunds', 'receipts', 'settlement-lines', 'rate-limits'] as const)
    await deleteRows({ payload: portal.payload, collection, where: {} })
})

const get = (
  name: string,
  { where, as = clerk, header = '' }: { where?: object; as?: Record<string, string>; header?: string } = {},
) =>
  portal.call(
    'GET',
    `/api/exports/${name}?where=${where ? encodeURIComponent(JSON.stringify(where)) : ''}&header=${header}`,
    undefined,
    as,
  )
/** The lines without the header and the mark at its start. */
const rowsOf = (text: string) => text.trimEnd().split('\r\n').slice(1)

describe('an export', () => {
  it('is a file for spreadsheets, with rupees and Indian times', async () => {
    await aStoredPayment(portal.payload, { startedAt: '2026-11-20T18:30:00.000Z', amountPaise: 123_456 })
    const { status, headers, text, bytes } = await get('payments')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="payments-\d{4}-\d{2}-\d{2}\.csv"$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(text).toContain('Transaction ID,Started on,Paid on,State,')
    expect(rowsOf(text)).toEqual([expect.stringMatching(/^T\w+,2026-11-21 00:00:00,.*,1234\.56,/)])
    expect((await get('payments', { header: 'names' })).text).toContain('transactionId,startedAt,paidAt,status,')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'x\n=1+1', 'a","=1'])('makes %j harmless', async (description) => {
    await aStoredPayment(portal.payload, { description })
    const [row = '', ...rest] = rowsOf((await get('payments')).text)
    expect(rest).toEqual([])
    expect(row).not.toMatch(/(^|,)"?[=+\-@\t]/)
  })

  it('has the filters of the list', async () => {
    const { transactionId } = await aStoredPayment(portal.payload, { issue: 'mismatch' })
    await aStoredPayment(portal.payload)
    const where = { or: [{ and: [{ issue: { equals: 'mismatch' } }] }] }
    const rows = rowsOf((await get('payments', { where })).text)
    expect(rows).toEqual([expect.stringContaining(transactionId)])
  })

  it('has more records than fit a batch, newest first and each once', async () => {
    for (let minute = 0; minute < 1100; minute++) {
      // Several share a time.
      const startedAt = new Date(Date.UTC(2026, 10, 1, 0, Math.floor(minute / 3))).toISOString()
      await aStoredPayment(portal.payload, { startedAt })
    }
    const rows = rowsOf((await get('payments')).text).map((row) => row.split(','))
    expect(new Set(rows.map(([id]) => id)).size).toBe(1100)
    const times = rows.map(([, startedAt]) => startedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('tells what an open payment page is used for', async () => {
    await aStoredPayment(portal.payload, { status: 'pending', pageState: 'undecided', startedAt: '2026-11-02' })
    await aStoredPayment(portal.payload, { status: 'paid', pageState: 'undecided', startedAt: '2026-11-01' })
    const [header = '', ...rows] = (await get('payments', { header: 'names' })).text.trimEnd().split('\r\n')
    const place = header.split(',').indexOf('page')
    expect(rows.map((row) => row.split(',')[place])).toEqual(['The bank has not decided yet', ''])
  })

  it('exists for refunds, receipts and settlements', async () => {
    const payment = await aStoredPayment(portal.payload)
    const refund = await aStoredRefund(portal.payload, payment)
    const receipt = await aStoredReceipt(portal.payload, payment, 1)
    await aStoredLine(portal.payload, payment)
    expect(rowsOf((await get('refunds')).text)).toEqual([expect.stringContaining(`${refund.refundId},`)])
    expect(rowsOf((await get('receipts')).text)).toEqual([expect.stringContaining(`${receipt.number},`)])
    expect(rowsOf((await get('settlements')).text)).toEqual([expect.stringContaining(',500.00,10.00,1.80,488.20')])
  })

  it.each([
    ['an unknown field', { password: { equals: 'x' } }],
    ['an unknown operator', { status: { $ne: 'x' } }],
    ['something else', [1, 2]],
  ])('rejects a filter by %s', async (_, where) => {
    expect(await get('payments', { where })).toMatchObject({ status: 400, reply: { success: false } })
  })

  it('is limited per member of staff', async () => {
    const statuses: number[] = []
    for (let each = 0; each < 61; each++) statuses.push((await get('refunds')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('access', () => {
  it.each(ROLES)('of the role “%s”', async (role) => {
    const as = await signedIn(portal, await aStaffMember(portal.payload, { role }))
    for (const name of EXPORTS) {
      const { status } = await get(name, { as })
      // Who may see student fees is decided with the fees.
      if (name === 'student-fees') expect([200, 403]).toContain(status)
      else expect(`${name} ${status}`).toBe(`${name} ${READERS.includes(role) ? 200 : 403}`)
    }
    for (const slug of ['settlement-lines', 'money-findings']) {
      const expected = READERS.includes(role) ? 200 : 403
      expect(await portal.call('GET', `/api/${slug}`, undefined, as), slug).toMatchObject({ status: expected })
      expect((await portal.call('POST', `/api/${slug}`, {}, as)).status, slug).toBe(403)
    }
  })

  it('is closed to students and visitors', async () => {
    const student = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    for (const name of EXPORTS) {
      expect(await get(name, { as: student })).toMatchObject({ status: 401 })
      expect(await get(name, { as: {} })).toMatchObject({ status: 401 })
    }
  })
})
