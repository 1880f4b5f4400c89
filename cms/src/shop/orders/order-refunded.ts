import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { OnRefunded } from '../../payments/index.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { orderEffects } from './order-effects.ts'

/**
 * Records the refunds of an order's payment. An order whose whole amount was refunded must not be sent, so its
 * cancellation is requested. Idempotent, and later calls never lower the sum.
 */
export const orderRefunded: OnRefunded = async ({ payload, payment, refundedPaise, now }) => {
  const { subjectId, transactionId, amountPaise } = payment
  const order = await findOrder(payload, subjectId)
  if (order?.paymentId !== transactionId) return
  const counts = [{ paymentId: { equals: transactionId } }]
  const isLower = { refundedPaise: { less_than: refundedPaise } }
  await updateOrder({ payload, order, where: [...counts, isLower], data: { refundedPaise } })
  if (refundedPaise < amountPaise) return
  const requested = await updateOrder({
    payload,
    order,
    where: [
      ...counts,
      { status: { in: orderStatusesIn(isInForce) } },
      { cancelRequestedAt: { exists: false } },
      { returnRequestedAt: { exists: false } },
    ],
    data: {
      cancelRequestedAt: now.toISOString(),
      cancelledBy: 'Portal',
      cancelReason: 'The whole amount was refunded.',
      ...leaseFrom(orderEffects, now),
    },
  })
  if (requested) await applyNewEffects({ payload, work: orderEffects, record: requested, now })
}
