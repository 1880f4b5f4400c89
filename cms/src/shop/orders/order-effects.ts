import {
  hasReceivedMoney,
  isCancelled,
  isInForce,
  isReturned,
  orderStatusesIn,
} from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Order } from '../../payload-types.ts'
import { refundRest } from '../../payments/index.ts'
import { cancelShipment } from '../couriers/cancel-shipment.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { notifyOrderCancelled, notifyReturnDecided } from '../messages/notify-buyer.ts'
import { putBackOrder } from '../stock/put-back-order.ts'
import { hasComeBack } from './has-come-back.ts'
import { moveOrder, updateOrder } from './move-order.ts'
import { linesOf } from './order-lines.ts'

interface EffectOptions {
  payload: Payload
  order: Order
  now: Date
}

/**
 * Finishes requested cancellations and decided returns: parcel, copies, refund and message. All steps are idempotent and
 * are repeated until each has succeeded.
 */
export const orderEffects: Work<'orders'> = {
  collection: 'orders',
  dueField: 'dueAt',
  where: { status: { in: orderStatusesIn(hasReceivedMoney) } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: order }, now }): Promise<Outcome<'orders'>> => {
    const options = { payload, order, now: now() }
    const current = isInForce(order.status) && order.cancelRequestedAt ? await cancel(options) : order
    if (isCancelled(current.status)) await finishCancelled({ ...options, order: current })
    if (isReturned(current.status)) await finishReturned({ ...options, order: current })
    if (current.returnDecision) await notifyReturnDecided({ payload, order: current })
    return {}
  },
}

/** Cancels the parcel first, so that no cancelled order is sent. A parcel that has left ends the request. */
async function cancel({ payload, order, now }: EffectOptions): Promise<Order> {
  const shipment = await findShipmentOf(payload, order.id)
  const isBack = shipment !== null && hasComeBack(shipment)
  if (isBack || (await cancelShipment({ payload, orderId: order.id, now })) === 'cancelled') {
    const data = { cancelledAt: now.toISOString() }
    return (await moveOrder({ payload, order, to: 'cancelled', data })) ?? order
  }
  const data = { cancelRequestedAt: null, cancelledBy: null, cancelReason: null }
  return (await updateOrder({ payload, order, where: [{ status: { equals: order.status } }], data })) ?? order
}

async function finishCancelled({ payload, order, now }: EffectOptions): Promise<void> {
  const { cancelReason, cancelledBy } = order
  const reason = cancelReason || 'Cancelled by the buyer.'
  const by = cancelledBy ?? undefined
  await putBackOrder({ payload, order, lines: linesOf(order), kind: 'cancellation', reason, by, now })
  if (order.paymentId) {
    await refundRest({ payload, transactionId: order.paymentId, reason, key: 'order-cancelled', staff: null, now })
  }
  await notifyOrderCancelled({ payload, order })
}

async function finishReturned({ payload, order, now }: EffectOptions): Promise<void> {
  const { paymentId, returnRefundPaise, returnAnswer, returnDecidedBy, returnRestocks } = order
  const by = returnDecidedBy ?? undefined
  const reason = returnAnswer || 'Returned.'
  if (returnRestocks) await putBackOrder({ payload, order, lines: linesOf(order), kind: 'return', reason, by, now })
  if (!paymentId || !returnRefundPaise) return
  const refund = { reason: `Return of order ${order.orderNumber}: ${reason}`, atMostPaise: returnRefundPaise }
  await refundRest({ payload, transactionId: paymentId, ...refund, key: 'order-returned', staff: null, now })
}
