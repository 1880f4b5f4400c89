import { refused } from '@pravesh/shared/platform/replies/said'
import { isDispatched } from '@pravesh/shared/shop/couriers/shipment-status'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { isInForce, isUnpaid, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { cancellationsOf, type PartRequest } from '../lines/order-copies.ts'
import { hasChanged, hasEnded, hasLeft } from './cancel-problems.ts'
import { updateOrder } from './move-order.ts'
import { orderEffects } from './order-effects.ts'

interface CancelOptions {
  payload: Payload
  order: Order
  /** Less than what is left of the order. */
  items: readonly OrderItem[]
  by: string
  reason: string
  now: Date
}

/**
 * Cancels some copies of a paid order whose parcel has not left: refunds their price, puts them back and books the parcel
 * again without them. Returns the order; `partRequestedAt` is set while the courier has not confirmed. Throws a Problem
 * (409) when the order is not paid or has ended, when it is changed by another call, or when the parcel has left.
 */
export async function cancelPart({ payload, order, items, by, reason, now }: CancelOptions): Promise<Order> {
  if (isUnpaid(order.status)) throw notPaid()
  if (!isInForce(order.status)) throw hasEnded()
  const shipment = await findShipmentOf(payload, order.id)
  if (shipment && isDispatched(shipment.status)) throw hasLeft()
  if (order.partRequestedAt || order.cancelRequestedAt) throw isUnderWay()
  const partRequest: PartRequest = { items: [...items], by, reason }
  const requested = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { revision: { equals: order.revision } },
      { partRequestedAt: { exists: false } },
      { cancelRequestedAt: { exists: false } },
    ],
    data: {
      partRequest,
      partRequestedAt: now.toISOString(),
      revision: order.revision + 1,
      ...leaseFrom(orderEffects, now),
    },
  })
  if (requested === null) throw hasChanged()
  const cancelled = await applyNewEffects({ payload, work: orderEffects, record: requested, now })
  const isDone = cancellationsOf(cancelled).length > cancellationsOf(order).length
  if (!isDone && isInForce(cancelled.status) && !cancelled.partRequestedAt) throw hasLeft()
  return cancelled
}

function notPaid(): Problem {
  return new Problem({ ...refused(shopReplies, 'CANCEL_ALL'), status: 409 })
}

function isUnderWay(): Problem {
  return new Problem({ ...refused(shopReplies, 'CANCELLING'), status: 409 })
}
