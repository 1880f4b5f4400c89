import { expect, it } from 'vitest'
import { listRefundFaults } from './refund-sums.ts'

const refunds = (...amounts: number[]) => amounts.map((amountPaise) => ({ status: 'done' as const, amountPaise }))

it('finds nothing where all of a payment was refunded', () => {
  const payment = { amountPaise: 500, refundHeldPaise: 500, refundedPaise: 500 }
  expect(listRefundFaults(payment, refunds(200, 300))).toEqual([])
})

it('finds refunds above the payment', () => {
  const payment = { amountPaise: 500, refundHeldPaise: 501, refundedPaise: 501 }
  expect(listRefundFaults(payment, refunds(501))).toEqual([{ kind: 'above-payment', expected: 500, found: 501 }])
})

it('finds totals that differ from the refunds', () => {
  expect(listRefundFaults({ amountPaise: 500 }, refunds(100))).toEqual([
    { kind: 'held-differs', expected: 100, found: 0 },
    { kind: 'done-differs', expected: 100, found: 0 },
  ])
})
