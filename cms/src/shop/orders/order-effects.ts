import { hasReceivedMoney, isCancelled, isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Order } from '../../payload-types.ts'
import { refundRest } from '../../payments/index.ts'
import { cancelShipment } from '../couriers/cancel-shipment.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { keptLines, linesOfPart, returnsOf } from '../lines/order-copies.ts'
import { notifyAddressChanged, notifyOrderCancelled } from '../messages/notify-buyer.ts'
import { notifyReturns } from '../messages/notify-returns.ts'
import { putBackOrder } from '../stock/put-back-order.ts'
import { applyAddress } from './apply-address.ts'
import { applyPart, finishParts } from './apply-part.ts'
import { hasComeBack } from './has-come-back.ts'
import { moveOrder, updateOrder } from './move-order.ts'

interface EffectOptions {
  payload: Payload
  order: Order
  now: Date
}

/**
 * Finishes requested cancellations and decided returns, of orders and of parts of them: parcel, copies, refund and
 * message; and requested changes of the address. Tells buyers of the stages of a return. All steps are idempotent and are repeated until each has succeeded.
 */
export const orderEffects: Work<'orders'> = {
  collection: 'orders',
  dueField: 'dueAt',
  where: { status: { in: orderStatusesIn(hasReceivedMoney) } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: order }, now }): Promise<Outcome<'orders'>> => {
    const options = { payload, order, now: now() }
    const current = await applyRequest(options)
    await finishParts({ ...options, order: current })
    if (isCancelled(current.status)) await finishCancelled({ ...options, order: current })
    await finishReturns({ ...options, order: current })
    await notifyAddressChanged({ payload, order: current })
    return {}
  },
}

/** The cancellation of the whole order comes before that of a part, which it includes unless the parcel has left. */
async function applyRequest(options: EffectOptions): Promise<Order> {
  const { order } = options
  if (!isInForce(order.status)) return order
  const current = order.cancelRequestedAt ? await cancel(options) : order
  if (!isInForce(current.status)) return current
  return applyAddress({ ...options, order: await applyPart({ ...options, order: current }) })
}

/** Cancels the parcel first, so that no cancelled order is sent. A parcel that has left ends the request. */
async function cancel({ payload, order, now }: EffectOptions): Promise<Order> {
  const shipment = await findShipmentOf(payload, order.id)
  const isBack = shipment !== null && hasComeBack(shipment)
  if (isBack || (await cancelShipment({ payload, orderId: order.id, now })) === 'cancelled') {
    const data = {
      cancelledAt: now.toISOString(),
      partRequestedAt: null,
      addressRequestedAt: null,
      addressRequest: null,
    }
    return (await moveOrder({ payload, order, to: 'cancelled', data })) ?? order
  }
  const data = { cancelRequestedAt: null, cancelledBy: null, cancelReason: null }
  return (await updateOrder({ payload, order, where: [{ status: { equals: order.status } }], data })) ?? order
}

async function finishCancelled({ payload, order, now }: EffectOptions): Promise<void> {
  const { cancelReason, cancelledBy } = order
  const reason = cancelReason || 'Cancelled by the buyer.'
  const by = cancelledBy ?? undefined
  await putBackOrder({ payload, order, lines: keptLines(order), kind: 'cancellation', reason, by, now })
  if (order.paymentId) {
    await refundRest({ payload, transactionId: order.paymentId, reason, key: 'order-cancelled', staff: null, now })
  }
  await notifyOrderCancelled({ payload, order })
}

async function finishReturns({ payload, order, now }: EffectOptions): Promise<void> {
  for (const [index, { items, decision, answer, refundPaise, restocks, by }] of returnsOf(order).entries()) {
    if (decision !== 'accepted') continue
    // The first has the keys that returns of whole orders had before returns had lines.
    const number = index === 0 ? undefined : String(index + 1)
    const reason = answer || 'Returned.'
    const lines = linesOfPart(order, items)
    if (restocks) await putBackOrder({ payload, order, lines, kind: 'return', part: number, reason, by, now })
    if (!order.paymentId || refundPaise === 0) continue
    await refundRest({
      payload,
      transactionId: order.paymentId,
      reason: `Return of order ${order.orderNumber}: ${reason}`,
      key: number === undefined ? 'order-returned' : `order-returned-${number}`,
      atMostPaise: refundPaise,
      staff: null,
      now,
    })
  }
  await notifyReturns({ payload, order })
}
