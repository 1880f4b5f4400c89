import { isCounterEntry, isDoneRefund, isFailedRefund } from '@pravesh/shared/payments/refunds/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Refund } from '../../payload-types.ts'
import { notifyOfRefund } from './notify-of-refund.ts'
import { refundsOf, updateRefundTotals } from './refund-totals.ts'

interface SettleOptions {
  payload: Payload
  /** Done or failed. */
  refund: Refund
  now: Date
}

/**
 * Applies the effects of a refund's outcome: the totals of the payment, what the purpose's handler does, and the message
 * to the student. Idempotent.
 */
export async function settleRefund({ payload, refund, now }: SettleOptions): Promise<void> {
  const payment = await updateRefundTotals(payload, refund.paymentId)
  if (!isDoneRefund(refund.status)) return
  // A duplicate never counted, so its refund takes nothing back. Parts have counter-entries of their own.
  const isTakenBack = isCounterEntry(refund.kind) && portalOf(payload).partHandlers[payment.purpose] !== undefined
  if (refund.kind !== 'duplicate' && !isTakenBack) {
    const refundedPaise = payment.refundedPaise ?? 0
    await portalOf(payload).refundedHandlers[payment.purpose]?.({ payload, payment, refundedPaise, now })
  }
  await clearFailures(payload, refund)
  if (!isCounterEntry(refund.kind)) await notifyOfRefund({ payload, refund, payment, now })
}

/** A later refund makes up for the failed ones of the same payment, so they need no more attention. */
async function clearFailures(payload: Payload, { paymentId }: Refund): Promise<void> {
  const failed = (await refundsOf(payload, paymentId)).filter((each) => isFailedRefund(each.status))
  for (const { id } of failed.filter(({ needsAttention }) => needsAttention)) {
    await changeOne({ payload, collection: 'refunds', where: { id: { equals: id } }, data: { needsAttention: false } })
  }
}
