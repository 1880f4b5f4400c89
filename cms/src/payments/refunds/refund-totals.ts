import { isDoneRefund, isHeldRefund, type RefundStatus } from '@pravesh/shared/payments/refunds/status'
import { isPaid, statusesBefore } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Payment, Refund } from '../../payload-types.ts'
import { writeHeldRefund } from './hold-refund.ts'
import { atRevision, revisionOf } from './refund-revision.ts'

/** Far above the number of concurrent changes to the refunds of one payment. */
const MAX_ATTEMPTS = 50

/** Loads a payment, with the record of its held refund written. Throws if it does not exist. */
export async function paymentToRefund(payload: Payload, paymentId: string): Promise<Payment> {
  const where = { id: { equals: paymentId } }
  const payment = await readRow({ payload, collection: 'payments', where })
  if (payment === null) throw new Error(`There is no payment ${paymentId}.`)
  return writeHeldRefund(payload, payment)
}

/** All refunds of a payment, oldest first. */
export async function refundsOf(payload: Payload, paymentId: string): Promise<Refund[]> {
  return readRows({
    payload,
    collection: 'refunds',
    where: { paymentId: { equals: paymentId } },
    sort: 'requestedAt',
  })
}

/**
 * Computes a payment's totals again from its refunds and stores them by one conditional update, so that a failed refund
 * releases its amount exactly once, however often this runs. A fully refunded payment becomes `refunded` and frees its
 * slot.
 */
export async function updateRefundTotals(payload: Payload, paymentId: string): Promise<Payment> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const payment = await paymentToRefund(payload, paymentId)
    const refunds = await refundsOf(payload, paymentId)
    const refundHeldPaise = sumOf(refunds, isHeldRefund)
    const refundedPaise = sumOf(refunds, isDoneRefund)
    const isFull = refundedPaise >= payment.amountPaise
    const isCurrent = payment.refundHeldPaise === refundHeldPaise && payment.refundedPaise === refundedPaise
    if (isCurrent && isFull !== isPaid(payment.status)) return payment
    const conditions: Condition<'payments'>[] = [
      { id: { equals: paymentId } },
      { heldRefundId: { exists: false } },
      atRevision(payment),
    ]
    const updated = await changeOne({
      payload,
      collection: 'payments',
      where: { and: isFull ? [...conditions, { status: { in: statusesBefore('refunded') } }] : conditions },
      data: {
        refundHeldPaise,
        refundedPaise,
        refundRevision: revisionOf(payment) + 1,
        ...(isFull && { status: 'refunded', slot: payment.transactionId, issue: null, nextCheckAt: null }),
      },
    })
    if (updated) return updated
  }
  throw new Error(`The refunds of payment ${paymentId} keep changing.`)
}

function sumOf(refunds: readonly Refund[], counts: (status: RefundStatus) => boolean): number {
  return refunds.reduce((sum, { status, amountPaise }) => (counts(status) ? sum + amountPaise : sum), 0)
}
