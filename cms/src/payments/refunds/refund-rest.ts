import { MIN_REFUND_PAISE } from '@pravesh/shared/payments/refunds/limits'
import type { RefundKind } from '@pravesh/shared/payments/refunds/status'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { Refund } from '../../payload-types.ts'
import { findPayment } from '../find-payment.ts'
import { writeHeldRefund } from './hold-refund.ts'
import { refundablePaise } from './refundable.ts'
import { requestKeyOf, requestRefund } from './request-refund.ts'

interface RestOptions {
  payload: Payload
  transactionId: string
  reason: string
  /** Idempotency key, unique within the payment. */
  key: string
  /** By default everything. */
  atMostPaise?: number
  /** The member of staff who decided it; null when the portal did. */
  staff: { id: string; name: string } | null
  kind?: RefundKind
  /** Set by an effect of the payment itself. */
  isEffect?: boolean
  now: Date
}

/**
 * Refunds what is neither refunded nor being refunded of a payment, so that a repeat refunds nothing more. Null if that is
 * less than providers refund, or if there is no such payment.
 */
export async function refundRest({ transactionId, atMostPaise, ...options }: RestOptions): Promise<Refund | null> {
  const { payload, key } = options
  const found = await findPayment(payload, transactionId)
  if (found === null) return null
  const payment = await writeHeldRefund(payload, found)
  const requestKey = { requestKey: { equals: requestKeyOf(payment.id, key) } }
  const earlier = await readRow({ payload, collection: 'refunds', where: requestKey })
  if (earlier) return earlier
  const amountPaise = Math.min(refundablePaise(payment), atMostPaise ?? payment.amountPaise)
  return amountPaise < MIN_REFUND_PAISE ? null : requestRefund({ ...options, paymentId: payment.id, amountPaise })
}
