import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { loadSearchFields } from '../../database/search/search-source.ts'
import type { Payment } from '../../payload-types.ts'
import { isManual } from './manual.ts'
import { type NewRefund, newRefundSchema } from './new-refund.ts'
import { atRevision, revisionOf } from './refund-revision.ts'

interface HoldOptions {
  payload: Payload
  /** As read; its totals must not have changed since. */
  payment: Payment
  refund: NewRefund
}

/**
 * Reserves the amount of a refund on its payment, together with everything needed to write its record, by one
 * conditional update; null if the payment's refunds have changed since it was read. Callers check the amount.
 */
export function holdRefund({ payload, payment, refund }: HoldOptions): Promise<Payment | null> {
  return changeOne({
    payload,
    collection: 'payments',
    where: {
      and: [
        { id: { equals: payment.id } },
        { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
        { heldRefundId: { exists: false } },
        atRevision(payment),
      ],
    },
    data: {
      refundHeldPaise: (payment.refundHeldPaise ?? 0) + refund.amountPaise,
      refundRevision: revisionOf(payment) + 1,
      heldRefundId: refund.refundId,
      heldRefund: refund,
    },
  })
}

/** Writes the record of a held refund, if there is one, and returns the payment without it. Idempotent. */
export async function writeHeldRefund(payload: Payload, payment: Payment): Promise<Payment> {
  const { heldRefundId } = payment
  if (!heldRefundId) return payment
  const { id: paymentId, transactionId, studentId, provider, college, course } = payment
  const refund = newRefundSchema.parse(payment.heldRefund)
  const data = {
    ...refund,
    paymentId,
    transactionId,
    studentId,
    college,
    course,
    provider,
    needsAttention: false,
    attempts: 0,
    // Refunds without a provider wait until staff have paid them out.
    ...(isManual(payment) ? { status: 'pending' as const } : { status: 'created' as const, dueAt: refund.requestedAt }),
  }
  const search = await loadSearchFields(payload, 'refunds', data)
  await insertIfAbsent({ payload, collection: 'refunds', data: { ...data, ...search } })
  const written = await changeOne({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: paymentId } }, { heldRefundId: { equals: heldRefundId } }] },
    data: { heldRefundId: null, heldRefund: null },
  })
  return written ?? { ...payment, heldRefundId: null, heldRefund: null }
}
