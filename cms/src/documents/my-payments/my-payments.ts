import { isBilled } from '@pravesh/shared/documents/receipt-number'
import type { myPaymentTable } from '@pravesh/shared/documents/wire'
import { noteOn } from '@pravesh/shared/payments/issues'
import { receivedState } from '@pravesh/shared/payments/owed/owed'
import { isOnHold } from '@pravesh/shared/payments/owed/states'
import { isHeldRefund } from '@pravesh/shared/payments/refunds/status'
import { OPEN_STATUSES, RECEIVED_STATUSES } from '@pravesh/shared/payments/status'
import type { DomainOf } from '@pravesh/shared/platform/wire-table'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Payment, Receipt, Refund } from '../../payload-types.ts'
import { owedOf, utrOf } from '../../payments/index.ts'
import { hasReceipt, revisionOf } from '../receipts/receipt-rules.ts'

export type MyPayment = DomainOf<(typeof myPaymentTable)['fields']>

/** Upper bounds on rows; far above what a student can have. */
const MAX_ROWS = 200
const MAX_UNDECIDED = 10

/**
 * Everything that a student has paid, refunded since or not, newest first. Payments that did not count are among it: their
 * money was received too, and comes back. Before them what the bank or staff still decide on, except fees, which are listed
 * with their plan.
 */
export async function myPayments({ payload, studentId, now }: MyPaymentsOptions): Promise<MyPayment[]> {
  const [undecided, received] = await Promise.all([
    undecidedPayments({ payload, studentId, now }),
    receivedPayments(payload, studentId),
  ])
  return [...undecided, ...received]
}

interface MyPaymentsOptions {
  payload: Payload
  studentId: string
  now: Date
}

async function undecidedPayments({ payload, studentId, now }: MyPaymentsOptions): Promise<MyPayment[]> {
  const payments = await readRows({
    payload,
    collection: 'payments',
    where: {
      and: [
        { studentId: { equals: studentId } },
        { purpose: { not_equals: 'fee' } },
        { or: [{ status: { in: [...OPEN_STATUSES] } }, { issue: { equals: 'mismatch' } }] },
      ],
    },
    sort: '-startedAt',
    limit: MAX_UNDECIDED,
  })
  const views = await Promise.all(payments.map((payment) => owedOf({ payload, payment, now })))
  return payments.flatMap((payment, index) => {
    const owed = views[index]
    if (!owed || !isOnHold(owed.state) || owed.transactionId !== payment.transactionId) return []
    const { state, message: note } = owed
    return [{ ...factsOf(payment), state, note, documentId: null, receiptNumber: null, refunds: [] }]
  })
}

async function receivedPayments(payload: Payload, studentId: string): Promise<MyPayment[]> {
  const payments = await readRows({
    payload,
    collection: 'payments',
    where: { and: [{ studentId: { equals: studentId } }, { status: { in: [...RECEIVED_STATUSES] } }] },
    sort: ['-paidAt', '-startedAt'],
    limit: MAX_ROWS,
  })
  const ids = payments.map(({ id }) => id)
  if (ids.length === 0) return []
  const [receipts, refunds] = await Promise.all([
    readRows({ payload, collection: 'receipts', where: { paymentId: { in: ids } } }),
    readRows({ payload, collection: 'refunds', where: { paymentId: { in: ids } }, sort: 'requestedAt' }),
  ])
  return payments.map((payment) => ({
    ...factsOf(payment),
    state: receivedState(payment),
    receiptNumber: numberOf(receipts.filter(({ paymentId }) => paymentId === payment.id)),
    refunds: refunds.filter((refund) => refund.paymentId === payment.id && isShown(refund)).map(refundOf),
  }))
}

function factsOf(payment: Payment): Omit<MyPayment, 'state' | 'receiptNumber' | 'refunds'> {
  const { transactionId, purpose, subjectId, description, amountPaise, status, paidAt, startedAt } = payment
  const isBill = isBilled(purpose)
  return {
    transactionId,
    purpose,
    description,
    amountPaise,
    status,
    note: noteOn(payment),
    paidAt: paidAt ?? startedAt,
    document: isBill ? 'bill' : 'receipt',
    documentId: hasReceipt(payment) ? (isBill ? subjectId : transactionId) : null,
  }
}

/** The number of the receipt that counts; null until it is written. */
function numberOf(receipts: readonly Receipt[]): string | null {
  return receipts.toSorted((one, other) => revisionOf(other) - revisionOf(one))[0]?.number ?? null
}

/** Staff make up for a failed refund, so students hear of the one that follows. */
const isShown = ({ status }: Refund): boolean => isHeldRefund(status)

function refundOf(refund: Refund): MyPayment['refunds'][number] {
  const { refundId, amountPaise, status, requestedAt, decidedAt = null } = refund
  return { refundId, amountPaise, status, requestedAt, decidedAt, utr: utrOf(refund) }
}
