import { cancelRefundPaise } from '@pravesh/shared/shop/orders/line-refunds'
import { summaryOf } from '@pravesh/shared/shop/orders/lines'
import { parcelOf } from '@pravesh/shared/shop/orders/parcel'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { refundRest } from '../../payments/index.ts'
import { unbookParcel } from '../couriers/unbook-parcel.ts'
import { cancellationsOf, keptLines, linesOfPart, partRequestOf, restOf } from '../lines/order-copies.ts'
import { notifyPartsCancelled } from '../messages/notify-buyer.ts'
import { putBackOrder } from '../stock/put-back-order.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'

interface EffectOptions {
  payload: Payload
  order: Order
  now: Date
}

/**
 * Takes the parcel back first, so that no cancelled copy is sent, and then stores what is cancelled and what it refunds by
 * one conditional update. A parcel that has left ends the request; so does a cancellation of the whole order, which is
 * stored before or after this one. Returns the order as it is then.
 */
export async function applyPart({ payload, order, now }: EffectOptions): Promise<Order> {
  const request = partRequestOf(order)
  if (request === null || !order.partRequestedAt) return order
  const ended = { partRequestedAt: null, revision: order.revision + 1 }
  const isHere = await unbookParcel({ payload, orderId: order.id, now })
  const { items, by, reason } = request
  const refundPaise = Math.min(cancelRefundPaise(linesOfPart(order, items), items), restOf(order))
  const cancellations = [...cancellationsOf(order), { items, by, reason, refundPaise, at: now.toISOString() }]
  const applied = { cancellations, ...parcelOf(keptLines({ ...order, cancellations })), ...ended }
  const stored = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { partRequestedAt: { equals: order.partRequestedAt } },
      { cancelRequestedAt: { exists: false } },
    ],
    data: isHere ? applied : ended,
  })
  return stored ?? (await findOrder(payload, order.id)) ?? order
}

/** Puts the copies of the cancelled parts back, refunds them and tells the buyer. Each once, however often it runs. */
export async function finishParts({ payload, order, now }: EffectOptions): Promise<void> {
  for (const [index, { items, by, refundPaise, reason }] of cancellationsOf(order).entries()) {
    const part = String(index + 1)
    const lines = linesOfPart(order, items)
    const why = reason || 'Cancelled by the buyer.'
    await putBackOrder({ payload, order, lines, kind: 'cancellation', part, reason: why, by, now })
    if (!order.paymentId || refundPaise === 0) continue
    await refundRest({
      payload,
      transactionId: order.paymentId,
      reason: `${summaryOf(lines)}: ${why}`,
      key: `order-part-${part}`,
      atMostPaise: refundPaise,
      staff: null,
      now,
    })
  }
  await notifyPartsCancelled({ payload, order })
}
