import type { DueState } from '@pravesh/shared/fees/dues/due'
import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import type { MyPayment } from '../../documents/use-my-payments.ts'
import type { FeePayment } from '../use-fee-list.ts'

/** A line of My Payments: money that arrived, or a fee whose payment has not. */
export type PaymentLine =
  | { kind: 'received'; id: string; at: string; payment: MyPayment; fee: DueView | null }
  | { kind: 'due'; id: string; at: string; fee: DueView }

/** A fee that attempts have not settled. A cancelled one is owed no more. */
const UNSETTLED: readonly DueState[] = ['open', 'waiting', 'failed', 'mismatch']

/** What a student has paid or tried to pay, newest first. A received payment knows the fee that it counts for. */
export function paymentRows(payments: readonly MyPayment[], fees: readonly FeePayment[]): PaymentLine[] {
  const received = payments.map((payment): PaymentLine => {
    const counted = fees.find(({ view }) => view.paidAt !== null && view.transactionId === payment.transactionId)
    const { transactionId: id, paidAt: at } = payment
    return { kind: 'received', id, at, payment, fee: counted?.view ?? null }
  })
  const due = fees
    .filter(({ view }) => UNSETTLED.includes(view.state))
    .map(({ view, createdAt: at }): PaymentLine => ({ kind: 'due', id: view.id, at, fee: view }))
  return [...received, ...due].toSorted((one, other) => other.at.localeCompare(one.at))
}
