import { isPaid } from '@pravesh/shared/payments/status'
import type { Payment } from '../../payload-types.ts'

/** The amount that is neither refunded nor being refunded. Payments from before there were refunds have no totals. */
export function refundablePaise({ amountPaise, refundHeldPaise }: Payment): number {
  return amountPaise - (refundHeldPaise ?? 0)
}

/** Whether a payment never counted, because its subject was already paid. */
export const isDuplicate = ({ issue }: Payment): boolean => issue === 'duplicate'

/**
 * Why a payment cannot be refunded now, as a sentence for staff; null if it can. The effects of a payment are applied
 * before it can be refunded, so that they can never follow those of the refund; unless an effect itself refunds it.
 */
export function refundObstacle(payment: Payment, { isEffect = false } = {}): string | null {
  if (!isPaid(payment.status)) return 'Only payments that are paid and not fully refunded can be refunded.'
  if (!payment.settledAt && !isDuplicate(payment) && !isEffect) {
    return 'This payment is still being processed. Try again in a few minutes.'
  }
  if (refundablePaise(payment) <= 0) return 'The whole amount is refunded or being refunded.'
  return null
}
