import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { isOnHold, isToPay } from '@pravesh/shared/payments/owed/states'
import type { MyPayment } from '../../documents/use-my-payments.ts'
import type { FeePayment } from '../use-fee-list.ts'

/** A line of My Payments: money that arrived, or a fee whose payment has not. */
export type PaymentLine =
  | { kind: 'received'; id: string; at: string; payment: MyPayment; fee: DueView | null }
  | { kind: 'due'; id: string; at: string; fee: DueView }

/** What a student has paid or tried to pay, newest first. A received payment knows the fee that it counts for. */
export function paymentRows(payments: readonly MyPayment[], fees: readonly FeePayment[]): PaymentLine[] {
  const received = payments.map((payment): PaymentLine => {
    const counted = fees.find(({ view }) => view.paidAt !== null && view.owed.transactionId === payment.transactionId)
    const { transactionId: id, paidAt: at } = payment
    return { kind: 'received', id, at, payment, fee: counted?.view ?? null }
  })
  const due = fees
    // A cancelled one is owed no more.
    .filter(({ view: { owed } }) => isToPay(owed.state) || isOnHold(owed.state))
    .map(({ view, createdAt: at }): PaymentLine => ({ kind: 'due', id: view.id, at, fee: view }))
  return [...received, ...due].toSorted((one, other) => other.at.localeCompare(one.at))
}
