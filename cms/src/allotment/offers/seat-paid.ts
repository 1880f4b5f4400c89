import { changeOne } from '../../database/records/change-one.ts'
import { applyCredit } from '../../fees/index.ts'
import type { OnPaid, OnRefunded, WithinLimit } from '../../payments/index.ts'
import { findOffer } from './offer-record.ts'

/**
 * Records a payment before it counts, by one conditional update, so that a seat never lapses when it is paid. A seat that is no longer
 * waiting for it, because it has lapsed or was given up, refuses it, and the payment is refunded. Idempotent.
 */
export const seatWithinLimit: WithinLimit = async ({ payload, subjectId, payment, now }) => {
  const { transactionId, amountPaise } = payment
  const marked = await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [
        { id: { equals: subjectId } },
        { status: { equals: 'accepted' } },
        { paidAt: { exists: false } },
        { duePaise: { equals: amountPaise } },
      ],
    },
    data: { paymentId: transactionId, paidPaise: amountPaise, paidAt: now.toISOString() },
  })
  if (marked) return null
  const offer = await findOffer(payload, subjectId)
  if (offer?.paymentId === transactionId) return null
  return offer?.paidAt ? 'The seat is already paid.' : 'The seat no longer waits for a payment.'
}

/** Everything is recorded before the payment counts. */
export const seatPaid: OnPaid = async ({ payload, payment }) => {
  const offer = await findOffer(payload, payment.subjectId)
  if (offer?.paymentId === payment.transactionId) return
  throw new Error(`Payment ${payment.transactionId} counts, but its seat does not know it.`)
}

/** Records the refunds of a payment for a seat; the course fee has no credit for them. Idempotent, and later calls never lower the sum. */
export const seatRefunded: OnRefunded = async ({ payload, payment, refundedPaise, now }) => {
  await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [
        { id: { equals: payment.subjectId } },
        { paymentId: { equals: payment.transactionId } },
        { refundedPaise: { less_than: refundedPaise } },
      ],
    },
    data: { refundedPaise },
  })
  const offer = await findOffer(payload, payment.subjectId)
  if (offer) await applyCredit({ payload, applicationId: offer.application, now })
}
