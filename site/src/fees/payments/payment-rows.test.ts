import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { expect, it } from 'vitest'
import { aDueView } from '../../../test/fee-plan.ts'
import { aMyPayment } from '../../../test/my-payments.ts'
import type { FeePayment } from '../use-fee-list.ts'
import { paymentRows } from './payment-rows.ts'

const feeOf = (view: ReturnType<typeof aDueView>, createdAt = '2026-11-22T04:00:00.000Z') =>
  ({ view, createdAt }) as FeePayment

it('lists what was paid and the fees still to pay, newest first', () => {
  const paid = aDueView({
    id: '1',
    owed: anOwedView('paid', { transactionId: 'T1' }),
    paidAt: '2026-11-21T04:00:00.000Z',
  })
  const failed = aDueView({ id: '2', owed: anOwedView('failed', { transactionId: 'T2' }) })
  const cancelled = aDueView({ id: '3', owed: anOwedView('notOwed') })
  const payments = [
    aMyPayment({ transactionId: 'T1', paidAt: '2026-11-21T04:00:00.000Z' }),
    aMyPayment({ transactionId: 'T0', paidAt: '2026-11-20T04:00:00.000Z' }),
  ]
  const rows = paymentRows(
    payments,
    [paid, failed, cancelled].map((view) => feeOf(view)),
  )
  expect(rows.map(({ kind, id, fee }) => [kind, id, fee?.id])).toEqual([
    ['due', '2', '2'],
    ['received', 'T1', '1'],
    ['received', 'T0', undefined],
  ])
})

it('shows the refunded payment beside a fee that is open again', () => {
  const reopened = aDueView({ id: '1', owed: anOwedView('notStarted') })
  const rows = paymentRows([aMyPayment({ status: 'refunded' })], [feeOf(reopened)])
  expect(rows.map(({ kind }) => kind)).toEqual(['due', 'received'])
  expect(rows.at(-1)?.fee).toBeNull()
})

it('does not mistake an attempt that failed for the payment that counts', () => {
  const waiting = aDueView({ id: '1', owed: anOwedView('undecided', { transactionId: 'T1' }) })
  const [, received] = paymentRows([aMyPayment({ transactionId: 'T1' })], [feeOf(waiting, '2026-11-30T04:00:00.000Z')])
  expect(received?.fee).toBeNull()
})
