import { describe, expect, it } from 'vitest'
import { erasurePlan, type FoundRecords, lastDayOfMoney } from './erasure.ts'

const FREE = { isHeld: false, isBound: false, logDays: 365 }
const account: FoundRecords = { kind: 'account', count: 1 }
const at = '2026-11-20T10:00:00.000Z'

const fates = (found: readonly FoundRecords[], how: Partial<typeof FREE> = {}) => {
  const { extent, lines } = erasurePlan({ found: [account, ...found], ...FREE, ...how })
  return { extent, ...Object.fromEntries(lines.map(({ kind, fate, reason }) => [kind, [fate, reason]])) }
}

describe('an erasure', () => {
  it('deletes an account with which no money was paid, and keeps proofs without the person', () => {
    const found: FoundRecords[] = [
      { kind: 'drafts', count: 2 },
      { kind: 'consents', count: 1 },
      { kind: 'accesses', count: 3, latestAt: at },
      { kind: 'unpaidOrders', count: 0 },
    ]
    expect(fates(found)).toEqual({
      extent: 'whole',
      account: ['erased', null],
      drafts: ['erased', null],
      consents: ['anonymous', 'proof'],
      accesses: ['anonymous', 'log'],
    })
  })

  it('closes an account with paid records, which stay for the years of the law', () => {
    const found: FoundRecords[] = [
      { kind: 'paidOrders', count: 1, latestAt: at },
      { kind: 'receipts', count: 1, latestAt: '2027-04-01T10:00:00.000Z' },
      { kind: 'unpaidOrders', count: 2 },
    ]
    const plan = erasurePlan({ found: [account, ...found], ...FREE, isBound: true })
    expect(plan).toEqual({
      extent: 'closed',
      lines: [
        { kind: 'account', count: 1, fate: 'erased', reason: null, until: null },
        { kind: 'unpaidOrders', count: 2, fate: 'erased', reason: null, until: null },
        { kind: 'paidOrders', count: 1, fate: 'kept', reason: 'money', until: '2035-03-31' },
        { kind: 'receipts', count: 1, fate: 'kept', reason: 'money', until: '2036-03-31' },
      ],
    })
  })

  it('keeps the account of an admitted student, with what belongs to it', () => {
    const found: FoundRecords[] = [
      { kind: 'admissions', count: 1 },
      { kind: 'uploads', count: 1 },
      { kind: 'dues', count: 9 },
      { kind: 'accesses', count: 1, latestAt: at },
    ]
    const plan = erasurePlan({ found: [account, ...found], ...FREE, isBound: true })
    expect(plan.extent).toBe('part')
    expect(plan.lines.map(({ kind, fate, reason, until }) => [kind, fate, reason, until])).toEqual([
      ['account', 'kept', 'account', null],
      ['admissions', 'kept', 'admission', null],
      ['uploads', 'erased', null, null],
      ['dues', 'kept', 'account', null],
      ['accesses', 'kept', 'log', '2027-11-20'],
    ])
  })

  it('does nothing while a legal hold stands', () => {
    expect(fates([{ kind: 'drafts', count: 1 }], { isHeld: true, isBound: true })).toEqual({
      extent: 'none',
      account: ['kept', 'hold'],
      drafts: ['kept', 'hold'],
    })
  })
})

it('keeps records of money for whole financial years, which end in March in India', () => {
  expect(lastDayOfMoney('2026-03-31T18:29:59.999Z')).toBe('2034-03-31')
  expect(lastDayOfMoney('2026-03-31T18:30:00.000Z')).toBe('2035-03-31')
  expect(lastDayOfMoney(null)).toBeNull()
})
