import { multiLine } from '@pravesh/shared/platform/text'
import { isDelivered } from '@pravesh/shared/shop/couriers/shipment-status'
import { type ReturnReason, returnableUntil } from '@pravesh/shared/shop/orders/returns'
import type { ShopSettings } from '@pravesh/shared/shop/orders/shop-settings'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Order, Shipment } from '../../payload-types.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { updateOrder } from './move-order.ts'

interface ReturnOptions {
  payload: Payload
  order: Order
  reason: ReturnReason
  note: string
  now: Date
}

/**
 * Stores a buyer's request to return a delivered order, which staff decide. Throws a Problem (409) when it is not
 * delivered, when the time for returns has passed, or when there is a request already.
 */
export async function requestReturn({ payload, order, reason, note, now }: ReturnOptions): Promise<Order> {
  const shipment = await findShipmentOf(payload, order.id)
  if (order.returnRequestedAt) throw refused('You have already asked to return this order.')
  if (!isInForce(order.status) || !shipment || !isDelivered(shipment.status)) {
    throw refused('Only a delivered order can be returned.')
  }
  const until = returnUntil({ order, shipment, settings: await shopSettings(payload) })
  if (until === null || now > until) {
    throw refused('The time for returns has passed. If the book has a fault, contact us.')
  }
  const requested = await updateOrder({
    payload,
    order,
    where: [{ status: { in: orderStatusesIn(isInForce) } }, { returnRequestedAt: { exists: false } }],
    data: { returnRequestedAt: now.toISOString(), returnReason: reason, returnNote: multiLine(note) || null },
  })
  if (requested === null) throw refused('You have already asked to return this order.')
  return requested
}

interface Deadline {
  order: Order
  shipment: Shipment | null
  settings: ShopSettings
}

/** Until when the order can be returned; null if it cannot, or if its return was requested. */
export function returnUntil({ order, shipment, settings }: Deadline): Date | null {
  const { deliveredAt = null } = shipment ?? {}
  if (!isInForce(order.status) || order.returnRequestedAt || deliveredAt === null) return null
  return returnableUntil(new Date(deliveredAt), settings.returnDays)
}

function refused(publicMessage: string): Problem {
  return new Problem({ code: 'NOT_RETURNABLE', status: 409, publicMessage })
}
