import { describe, expect, it } from 'vitest'
import { taxInText, taxText } from '../../documents/tax.ts'
import { AGE_BUCKETS, addAge, ageBucket, daysOverdue, NO_AGEING } from './ageing.ts'
import { GstSummary, placeOfSupply, taxSplit } from './gst-summary.ts'
import { MoneyReport, netPaise, sumsBy, totalOf } from './money-report.ts'
import { monthBefore, readPeriod } from './report-period.ts'
import { DEFAULT_LEDGERS, entriesOf, headSetting } from './tally-ledgers.ts'
import { TALLY_END, tallyStart, tallyVoucher, xmlText } from './tally-xml.ts'

describe('a period', () => {
  const today = '2026-11-28'
  it.each([
    [{}, '2026-11-01', '2026-11-30'],
    [{ month: '2024-02' }, '2024-02-01', '2024-02-29'],
    [{ month: '2026-12' }, '2026-12-01', '2026-12-31'],
    [{ from: '2026-04-01', to: '2027-03-31' }, '2026-04-01', '2027-03-31'],
    [{ from: '2026-11-05' }, '2026-11-05', today],
    [{ to: '2026-11-05' }, '2026-11-05', '2026-11-05'],
  ])('%j is from %s to %s', (query, from, to) => expect(readPeriod(query, today)).toEqual({ from, to }))

  it('knows the month before, also in another year', () => {
    expect([monthBefore('2026-11'), monthBefore('2026-01')]).toEqual(['2026-10', '2025-12'])
  })

  it.each([
    [{ month: '2026-13' }, 'month'],
    [{ from: '2026-02-30', to: today }, 'from'],
    [{ from: '2026-11-01', to: 'x' }, 'to'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2025-11-01', to: '2026-11-28' }, 'to'],
  ])('%j is refused at %s', (query, field) => expect(readPeriod(query, today)).toMatchObject({ field }))
})

describe('the age of a fee', () => {
  it.each([
    [null, 'not-due'],
    ['2026-11-29', 'not-due'],
    ['2026-11-28', 'not-due'],
    ['2026-11-27', 'to-30'],
    ['2026-10-29', 'to-30'],
    ['2026-10-28', 'to-60'],
    ['2026-09-29', 'to-60'],
    ['2026-09-28', 'to-90'],
    ['2026-08-30', 'to-90'],
    ['2026-08-29', 'over-90'],
  ])('due on %s is %s', (dueOn, bucket) => expect(ageBucket(daysOverdue(dueOn, '2026-11-28'))).toBe(bucket))

  it('adds up to the total', () => {
    const ageing = AGE_BUCKETS.reduce((sum, bucket, index) => addAge(sum, bucket, 2, index + 1), NO_AGEING)
    expect(ageing).toMatchObject({ count: 10, totalPaise: 15, 'not-due': 1, 'over-90': 5 })
  })
})

it('adds up money by any of its keys to the same total', () => {
  const report = new MoneyReport()
  const key = { head: 'EXAM', college: 'a', course: 'BED', channel: 'cash' } as const
  report.add(key, { receivedPaise: 100, count: 1 })
  report.add(key, { refundedPaise: 30 })
  report.add({ ...key, college: 'b', channel: 'online' }, { receivedPaise: 7, count: 1 })
  report.add({ ...key, head: 'order', college: null, course: null }, { receivedPaise: 11, bouncedPaise: 11, count: 1 })
  const rows = report.rows()
  expect(rows).toHaveLength(3)
  const total = { count: 3, receivedPaise: 118, refundedPaise: 30, bouncedPaise: 11 }
  expect(totalOf(rows)).toEqual(total)
  expect(netPaise(totalOf(rows))).toBe(77)
  const sums = [sumsBy(rows, ({ head }) => head), sumsBy(rows, ({ college }) => college)]
  for (const each of sums) expect(totalOf(each.map(([, sum]) => sum))).toEqual(total)
  expect(sumsBy(rows, ({ college }) => college).map(([college]) => college)).toEqual(['a', 'b', null])
})

describe('GST', () => {
  it('reads from a receipt what was printed on it', () => {
    const taxable = { rule: 'taxable', percent: 18, code: '9992' } as const
    expect(taxInText(taxText(taxable, 11_800))).toEqual({ kind: 'taxable', percent: 18, code: '9992' })
    expect(taxInText(taxText({ ...taxable, percent: 2.5, code: null }, 1))).toMatchObject({ percent: 2.5, code: '' })
    expect(taxInText(taxText({ rule: 'nil-rated-books' }, 1))).toEqual({ kind: 'nil-rated', percent: 0, code: '4901' })
    for (const rule of ['exempt-education', 'exempt-admission'] as const) {
      expect(taxInText(taxText({ rule, percent: null, code: null }, 1)).kind).toBe('exempt')
    }
    expect(taxInText(taxText({ rule: 'undecided', percent: null, code: null }, 1)).kind).toBe('undecided')
  })

  it('splits the tax within a state, and loses no paisa of an odd one', () => {
    expect(taxSplit(11_800, 18, false)).toEqual({ taxablePaise: 10_000, cgstPaise: 900, sgstPaise: 900, igstPaise: 0 })
    expect(taxSplit(11_800, 18, true)).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 1800 })
    for (let paise = 1; paise < 500; paise++) {
      const { taxablePaise, cgstPaise, sgstPaise } = taxSplit(paise, 18, false)
      expect(taxablePaise + cgstPaise + sgstPaise).toBe(paise)
    }
  })

  it('takes the place where the person lives, or that of the institution', () => {
    expect(placeOfSupply('BIHAR', 'WEST BENGAL')).toEqual({ place: 'BIHAR', isInterstate: true })
    expect(placeOfSupply(null, 'WEST BENGAL')).toEqual({ place: 'WEST BENGAL', isInterstate: false })
    expect(placeOfSupply('BIHAR', null)).toEqual({ place: 'BIHAR', isInterstate: false })
  })

  it('lists large supplies to other states by themselves, and takes credit notes back', () => {
    const summary = new GstSummary('WEST BENGAL')
    const tax = { kind: 'taxable', percent: 18, code: '9992' } as const
    const add = (amountPaise: number, state: string, more: object = {}) =>
      summary.add({ tax, amountPaise, receiptPaise: amountPaise, state, isCreditNote: false, ...more })
    add(100_000_00, 'BIHAR')
    add(100_000_01, 'BIHAR')
    add(100_000_01, 'WEST BENGAL')
    add(11_800, 'BIHAR', { isCreditNote: true, receiptPaise: 100_000_01 })
    expect(summary.rows().map(({ place, size }) => [place, size])).toEqual([
      ['BIHAR', 'large'],
      ['BIHAR', 'small'],
      ['WEST BENGAL', 'small'],
    ])
    const [large] = summary.rows()
    expect(large).toMatchObject({ receipts: 1, creditNotes: 1, valuePaise: 100_000_01, creditPaise: -11_800 })
    const { taxablePaise, igstPaise } = taxSplit(100_000_01, 18, true)
    expect(large).toMatchObject({ taxablePaise: taxablePaise - 10_000, igstPaise: igstPaise - 1800, cgstPaise: 0 })
  })
})

describe('a voucher for Tally', () => {
  const parts = [
    { head: 'TUITION', amountPaise: 10_000 },
    { head: 'late-fee', amountPaise: 1800 },
  ] as const
  const tax = { cgstPaise: 900, sgstPaise: 900, igstPaise: 0 }
  const sideOf = (entries: ReturnType<typeof entriesOf>, side: string) =>
    entries.filter((entry) => entry.side === side).reduce((sum, { amountPaise }) => sum + amountPaise, 0)

  it('balances, with tax in ledgers of its own', () => {
    for (const isRefund of [false, true]) {
      const entries = entriesOf({ ledgers: DEFAULT_LEDGERS, channel: 'upi', parts, tax, isRefund })
      expect(sideOf(entries, 'debit')).toBe(11_800)
      expect(sideOf(entries, 'credit')).toBe(11_800)
      expect(entries[0]).toEqual({ ledger: 'Bank', side: isRefund ? 'credit' : 'debit', amountPaise: 11_800 })
      expect(entries.map(({ ledger }) => ledger)).toEqual([
        'Bank',
        'Tuition fee',
        'Late fee',
        'Output CGST',
        'Output SGST',
      ])
    }
  })

  it('escapes all text, and leaves out what XML forbids', () => {
    expect(xmlText(`A & B <"x'>\u0001\uFFFE`)).toBe('A &amp; B &lt;&quot;x&apos;&gt;')
    expect(xmlText('a\uD800b')).toBe('a\uFFFDb')
    expect(tallyStart('S & Co')).toContain('<SVCURRENTCOMPANY>S &amp; Co</SVCURRENTCOMPANY>')
    expect(tallyStart('')).not.toContain('SVCURRENTCOMPANY')
    expect(TALLY_END).toContain('</ENVELOPE>')
  })

  it('has a date without hyphens, a stable id and negative debits', () => {
    const voucher = {
      id: 'pravesh-payment-T1',
      type: 'Receipt',
      day: '2026-11-05',
      number: 'PR/1',
      narration: 'x',
    } as const
    const entries = entriesOf({ ledgers: DEFAULT_LEDGERS, channel: 'cash', parts, tax, isRefund: false })
    const xml = tallyVoucher({ ...voucher, entries })
    expect(xml).toContain('REMOTEID="pravesh-payment-T1" VCHTYPE="Receipt" ACTION="Create"')
    expect(xml).toContain('<DATE>20261105</DATE>')
    expect(xml).toContain(
      '<LEDGERNAME>Cash</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-118.00</AMOUNT>',
    )
    expect(() => tallyVoucher({ ...voucher, entries: entries.slice(1) })).toThrow('does not balance')
  })

  it('names heads in the settings', () => {
    expect(['late-fee', 'IDENTITY_CARD', 'order'].map((head) => headSetting(head as 'order'))).toEqual([
      'lateFee',
      'identityCard',
      'order',
    ])
  })
})
