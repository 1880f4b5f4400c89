import { expect, it } from 'vitest'
import { type HeadPart, type SplitDue, splitPayment, splitRefund } from './split-payment.ts'

const entry = (transactionId: string, amountPaise: number, more: object = {}) =>
  ({ at: '2026-07-01T00:00:00.000Z', transactionId, kind: 'paid', amountPaise, ...more }) as const
const due = (entries: readonly object[], more: Partial<SplitDue> = {}): SplitDue => ({
  action: 'TUITION',
  amountPaise: 10_000,
  concessionPaise: 1000,
  chargePaise: 500,
  entries,
  ...more,
})
const split = (transactionId: string, amountPaise: number, of: SplitDue | null, isCounted = true) =>
  splitPayment({ purpose: 'fee', transactionId, amountPaise, isCounted, due: of })
const sum = (parts: readonly HeadPart[]) => parts.reduce((paise, { amountPaise }) => paise + amountPaise, 0)

it('pays the fee first, then the charge for a bounced cheque, then the late fee', () => {
  const of = due([entry('A', 4000), entry('B', 5300, { lateFeePaise: 0 }), entry('C', 450, { lateFeePaise: 250 })])
  expect(split('A', 4000, of)).toEqual([{ head: 'TUITION', amountPaise: 4000 }])
  expect(split('B', 5300, of)).toEqual([
    { head: 'TUITION', amountPaise: 5000 },
    { head: 'bounce-charge', amountPaise: 300 },
  ])
  expect(split('C', 450, of)).toEqual([
    { head: 'bounce-charge', amountPaise: 200 },
    { head: 'late-fee', amountPaise: 250 },
  ])
})

it('starts anew for a due that was opened again after a refund', () => {
  const of = due([entry('A', 9500, { isPast: true }), entry('B', 9500)])
  expect(split('B', 9500, of)).toEqual(split('A', 9500, of))
  expect(split('B', 9500, of)[0]).toEqual({ head: 'TUITION', amountPaise: 9000 })
})

it.each(['bounced', 'released'])('leaves out of what came before what was %s', (kind) => {
  const of = due(
    [
      entry('A', 11_000, { lateFeePaise: 1000 }),
      entry('A', -11_000, { kind }),
      entry('B', 4000),
      entry('C', 7500, { lateFeePaise: 1000 }),
    ],
    { concessionPaise: 0 },
  )
  expect(split('B', 4000, of)).toEqual([{ head: 'TUITION', amountPaise: 4000 }])
  expect(split('C', 7500, of)).toEqual([
    { head: 'TUITION', amountPaise: 6000 },
    { head: 'bounce-charge', amountPaise: 500 },
    { head: 'late-fee', amountPaise: 1000 },
  ])
})

it('has one part for a due without a ledger, for other purposes, and for what does not count', () => {
  expect(split('A', 9000, due([], { chargePaise: 0 }))).toEqual([{ head: 'TUITION', amountPaise: 9000 }])
  expect(split('A', 9000, due([]), false)).toEqual([{ head: 'not-counted', amountPaise: 9000 }])
  expect(split('A', 9000, null)).toEqual([{ head: 'not-counted', amountPaise: 9000 }])
  const order = splitPayment({ purpose: 'order', transactionId: 'A', amountPaise: 5, isCounted: true, due: null })
  expect(order).toEqual([{ head: 'order', amountPaise: 5 }])
})

it('returns parts in their order, so that refunds add up to the payment', () => {
  const parts = split('A', 9999, due([entry('A', 9999, { lateFeePaise: 499 })]))
  expect(sum(parts)).toBe(9999)
  const first = splitRefund({ parts, beforePaise: 0, amountPaise: 9100 })
  const second = splitRefund({ parts, beforePaise: 9100, amountPaise: 899 })
  expect(first).toEqual([
    { head: 'TUITION', amountPaise: 9000 },
    { head: 'bounce-charge', amountPaise: 100 },
  ])
  expect(second).toEqual([
    { head: 'bounce-charge', amountPaise: 400 },
    { head: 'late-fee', amountPaise: 499 },
  ])
})

it('keeps every paisa for any order of payments', () => {
  for (let size = 1; size <= 9; size++) {
    const amounts = [size * 997, 1, 9500 - size * 500, 333 * size]
    const entries = amounts.map((amount, index) => entry(String(index), amount, { lateFeePaise: size }))
    amounts.forEach((amount, index) => {
      expect(sum(split(String(index), amount, due(entries)))).toBe(amount)
    })
  }
})
