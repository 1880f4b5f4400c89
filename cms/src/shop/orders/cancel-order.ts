import { isDispatched } from '@pravesh/shared/shop/couriers/shipment-status'
import { isEverything, keptItems } from '@pravesh/shared/shop/orders/line-copies'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { isCancelled, isInForce, isUnpaid, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { cancelNames } from '@pravesh/shared/shop/orders/wire'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { Order } from '../../payload-types.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { orderCopies } from '../lines/order-copies.ts'
import { cancelPart } from './cancel-part.ts'
import { hasChanged, hasEnded, hasLeft } from './cancel-problems.ts'
import { requireChoice } from './choose-items.ts'
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
  /** What to cancel of the order, each book once; by default everything. */
  items?: readonly OrderItem[] | undefined
  /** The revision of the order that the caller saw. */
  revision?: number | undefined
  now: Date
}

/**
 * Cancels an order that is not paid, or a paid one whose parcel has not left: refunds what is left of the amount and puts
 * the copies back. Returns the order, still `paid` while the courier has not confirmed, and after a part of it was
 * cancelled. Throws a Problem: 400 for a book that was not ordered, 409 when a bank decides on its payment, when it is sold
 * out or returned, when the parcel has left, or when fewer copies are left.
 */
export async function cancelOrder({ items, revision, ...options }: CancelOptions): Promise<Order> {
  const { order } = options
  if (items === undefined) return cancelAll(options)
  if (revision !== undefined && revision !== order.revision) throw hasChanged()
  const copies = orderCopies(order)
  const available = keptItems(copies)
  requireChoice({ items, copies, available, verb: 'cancelled', field: cancelNames.lines })
  return isEverything(available, items) ? cancelAll(options) : cancelPart({ ...options, items })
}

type WholeOptions = Omit<CancelOptions, 'items' | 'revision'>

async function cancelAll({ payload, order, by, reason, isStaff = false, now }: WholeOptions): Promise<Order> {
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
