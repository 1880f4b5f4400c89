import { describe, expect, it } from 'vitest'
import { findPaidTwice } from './paid-twice.ts'
import { listRefundFaults } from './refund-sums.ts'
import { settledPaise, settlementFault } from './settlement-faults.ts'
import { addLine, addTotals, NO_TOTALS } from './settlement-totals.ts'
import { overdueBefore } from './time-limits.ts'

const aPayment = { purpose: 'fee', subjectId: '1', status: 'paid', transactionId: 'T1', amountPaise: 100 } as const

describe('paid twice', () => {
  it('is a second payment for the same subject that is kept', () => {
    const second = { ...aPayment, transactionId: 'T0' }
    expect(findPaidTwice([aPayment, second])).toEqual([{ subject: 'fee/1', transactionIds: ['T0', 'T1'] }])
    expect(findPaidTwice([aPayment, { ...second, refundHeldPaise: 99 }])).toHaveLength(1)
  })
  it.each([
    { ...aPayment, transactionId: 'T2', refundHeldPaise: 100 },
    { ...aPayment, transactionId: 'T2', status: 'refunded' as const },
    { ...aPayment, transactionId: 'T2', subjectId: '2' },
    { ...aPayment, transactionId: 'T2', purpose: 'application-fee' },
  ])('is not %j', (other) => {
    expect(findPaidTwice([aPayment, other])).toEqual([])
  })
})

describe('refunds', () => {
  const payment = { amountPaise: 100, refundHeldPaise: 60, refundedPaise: 40 }
  it('fit their payment', () => {
    const refunds = [
      { status: 'done', amountPaise: 40 },
      { status: 'pending', amountPaise: 20 },
      { status: 'failed', amountPaise: 100 },
    ] as const
    expect(listRefundFaults(payment, refunds)).toEqual([])
    expect(listRefundFaults({ amountPaise: 100 }, [])).toEqual([])
  })
  it('contradict it', () => {
    expect(listRefundFaults(payment, [{ status: 'done', amountPaise: 101 }])).toEqual([
      { kind: 'above-payment', expected: 100, found: 101 },
      { kind: 'held-differs', expected: 101, found: 60 },
      { kind: 'done-differs', expected: 101, found: 40 },
    ])
  })
})

describe('a settlement line', () => {
  const payment = { status: 'paid', amountPaise: 100, refundHeldPaise: 30 } as const
  it.each([
    [{ kind: 'payment', amountPaise: 100 }, payment, null],
    [{ kind: 'payment', amountPaise: 100 }, { ...payment, status: 'refunded' }, null],
    [{ kind: 'payment', amountPaise: 100 }, null, 'unknown-payment'],
    [{ kind: 'payment', amountPaise: 100 }, { ...payment, status: 'expired' }, 'not-paid'],
    [{ kind: 'payment', amountPaise: 99 }, payment, 'amount-differs'],
    [{ kind: 'refund', amountPaise: 30 }, payment, null],
    [{ kind: 'refund', amountPaise: 31 }, payment, 'amount-differs'],
  ] as const)('%j of %j: %s', (line, of, fault) => {
    expect(settlementFault(line, of)).toBe(fault)
  })

  it('brings its amount less fee and tax; a refund takes it away', () => {
    const line = { amountPaise: 100, feePaise: 2, taxPaise: 1 }
    expect(settledPaise({ kind: 'payment', ...line })).toBe(97)
    expect(settledPaise({ kind: 'refund', ...line })).toBe(-103)
  })

  it('is added to the totals, and totals to others', () => {
    const payment = addLine(NO_TOTALS, { kind: 'payment', amountPaise: 100, feePaise: 3, taxPaise: 1 })
    const both = addLine(payment, { kind: 'refund', amountPaise: 30, feePaise: 2, taxPaise: 1 })
    const sum = { lines: 2, collectedPaise: 100, refundedPaise: 30, feePaise: 5, taxPaise: 2, settledPaise: 63 }
    expect(both).toEqual(sum)
    const sums = { lines: 3, collectedPaise: 200, refundedPaise: 30, feePaise: 8, taxPaise: 3, settledPaise: 159 }
    expect(addTotals(payment, both)).toEqual(sums)
    expect(addTotals(both, both)).toMatchObject({ refundedPaise: 60, taxPaise: 4 })
  })
})

it('limits what happens by itself', () => {
  expect(overdueBefore('openAttempt', new Date('2026-11-22T12:00:00.000Z'))).toBe('2026-11-21T10:00:00.000Z')
})
