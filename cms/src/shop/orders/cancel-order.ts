import { isDispatched } from '@pravesh/shared/shop/couriers/shipment-status'
import { isCancelled, isInForce, isUnpaid, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { hasComeBack } from './has-come-back.ts'
import { updateOrder } from './move-order.ts'
import { orderEffects } from './order-effects.ts'
import { withdrawUnpaid } from './withdraw-unpaid.ts'

interface CancelOptions {
  payload: Payload
  order: Order
  /** Who cancels the order, as stored with it. */
  by: string
  /** Empty if the buyer gives none. */
  reason: string
  /** Staff also cancel orders whose parcel could not be delivered and has come back. */
  isStaff?: boolean
  now: Date
}

/**
 * Cancels an order that is not paid, or a paid one whose parcel has not left: refunds the whole amount and puts the copies
 * back. Returns the order, still `paid` while the courier has not confirmed. Throws a Problem (409) when a bank decides on
 * its payment, when it is sold out or returned, or when the parcel has left.
 */
export async function cancelOrder({ payload, order, by, reason, isStaff = false, now }: CancelOptions): Promise<Order> {
  if (isCancelled(order.status)) return order
  if (isUnpaid(order.status)) return withdrawUnpaid({ payload, order, by, reason, now })
  if (!isInForce(order.status)) throw hasEnded()
  const shipment = await findShipmentOf(payload, order.id)
  const isBack = isStaff && shipment !== null && hasComeBack(shipment)
  if (shipment && isDispatched(shipment.status) && !isBack) throw hasLeft()
  const requested = await updateOrder({
    payload,
    order,
    where: [{ status: { in: orderStatusesIn(isInForce) } }, { cancelRequestedAt: { exists: false } }],
    data: {
      cancelRequestedAt: now.toISOString(),
      cancelledBy: by,
      cancelReason: reason || null,
      ...leaseFrom(orderEffects, now),
    },
  })
  // Another request is at it already.
  if (requested === null) return order
  const cancelled = await applyNewEffects({ payload, work: orderEffects, record: requested, now })
  if (isInForce(cancelled.status) && !cancelled.cancelRequestedAt) throw hasLeft()
  return cancelled
}

function hasEnded(): Problem {
  const publicMessage = 'This order is sold out or returned, so it cannot be cancelled.'
  return new Problem({ code: 'ENDED', status: 409, publicMessage })
}

function hasLeft(): Problem {
  const publicMessage =
    'The parcel has already left, so the order cannot be cancelled. It can be returned after delivery.'
  return new Problem({ code: 'DISPATCHED', status: 409, publicMessage })
}
