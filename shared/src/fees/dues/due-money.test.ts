import { describe, expect, it } from 'vitest'
import { percentPaise } from './concessions.ts'
import { balanceOf, type DueEntry } from './due-ledger.ts'
import { dueMoney } from './due-money.ts'
import { type LateFeeRule, lateFeePaise, NO_LATE_FEE } from './late-fee.ts'

const entry = (transactionId: string, kind: DueEntry['kind'], amountPaise: number, more: Partial<DueEntry> = {}) => ({
  at: '2026-01-01T00:00:00.000Z',
  transactionId,
  kind,
  amountPaise,
  ...more,
})

describe('the balance of a due', () => {
  it('counts what was paid, reserves what is held, and takes back what bounced', () => {
    const entries = [
      entry('A', 'held', 100),
      entry('A', 'paid', 100),
      entry('B', 'held', 40),
      entry('C', 'held', 30),
      entry('C', 'released', -30),
      entry('D', 'paid', 20),
      entry('D', 'bounced', -20),
    ]
    expect(balanceOf(entries)).toEqual({ paidPaise: 100, heldPaise: 40, refundedPaise: 0, lateFeePaise: 0 })
  })

  it('notes refunds of what counts, and forgets what was paid before it was opened again', () => {
    const entries = [entry('Z', 'paid', 70, { isPast: true }), entry('A', 'paid', 100), entry('A', 'refunded', -40)]
    expect(balanceOf(entries)).toMatchObject({ paidPaise: 100, refundedPaise: 40 })
    expect(balanceOf([...entries, entry('A', 'released', 0)])).toMatchObject({ paidPaise: 0, refundedPaise: 0 })
  })
})

describe('what a due comes to', () => {
  const daily: LateFeeRule = { kind: 'daily', amountPaise: 10, capPaise: 50, graceDays: 2 }
  const of = (due: object, day = '2026-01-01', rule = NO_LATE_FEE) =>
    dueMoney({ due: { status: 'open', amountPaise: 1000, ...due }, dueOn: '2026-01-01', day, rule })

  it('is the fee, less concessions, with charges', () => {
    expect(of({ concessionPaise: 300, chargePaise: 25 })).toMatchObject({
      grossPaise: 1000,
      netPaise: 725,
      leftPaise: 725,
    })
  })

  it('grows by the late fee until everything else is paid', () => {
    expect(of({}, '2026-01-06', daily)).toMatchObject({ lateFeePaise: 30, leftPaise: 1030 })
    const part = [entry('A', 'paid', 900)]
    expect(of({ entries: part }, '2026-01-06', daily)).toMatchObject({ paidPaise: 900, leftPaise: 130 })
    const principal = [entry('A', 'paid', 1000, { lateFeePaise: 30 })]
    expect(of({ entries: principal }, '2026-01-20', daily)).toMatchObject({ lateFeePaise: 30, leftPaise: 30 })
  })

  it('leaves nothing of a due that is not open, and was paid once before there was a ledger', () => {
    expect(of({ status: 'paid' })).toMatchObject({ paidPaise: 1000, leftPaise: 0 })
    expect(of({ status: 'waived', concessionPaise: 1000 })).toMatchObject({ paidPaise: 0, leftPaise: 0, netPaise: 0 })
  })
})

describe('the late fee', () => {
  const flat: LateFeeRule = { kind: 'flat', amountPaise: 500, capPaise: 0, graceDays: 0 }
  it.each([
    [flat, '2026-01-10', '2026-01-10', 0],
    [flat, '2026-01-10', '2026-01-11', 500],
    [flat, '2026-01-10', '2027-01-11', 500],
    [flat, null, '2027-01-11', 0],
    [{ ...flat, kind: 'daily' }, '2026-01-10', '2026-01-13', 1500],
    [{ ...flat, kind: 'daily', graceDays: 2 }, '2026-01-10', '2026-01-13', 500],
    [{ ...flat, kind: 'daily', capPaise: 1200 }, '2026-01-10', '2026-02-10', 1200],
    [{ ...flat, kind: 'none' }, '2026-01-10', '2026-02-10', 0],
  ] as const)('%j, due on %s, paid on %s: %i', (rule, dueOn, day, expected) => {
    expect(lateFeePaise({ rule, dueOn, day })).toBe(expected)
  })
})

it.each([
  [2_500_050, 25, 625_000],
  [1000_00, 33.33, 333_00],
  [99, 50, 0],
  [1000_00, 100, 1000_00],
])('%i paise by %f percent are %i, in whole rupees', (amount, percent, expected) => {
  expect(percentPaise(amount, percent)).toBe(expected)
})
