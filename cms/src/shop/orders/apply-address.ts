import { isBeforePacked } from '@pravesh/shared/shop/couriers/shipment-status'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { unbookParcel } from '../couriers/unbook-parcel.ts'
import { notifyAddressKept } from '../messages/notify-buyer.ts'
import { BUYER } from './buyer.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { addressData, addressRequestOf } from './new-address.ts'

interface EffectOptions {
  payload: Payload
  order: Order
  now: Date
}

/**
 * Takes the parcel back first, so that it is packed for one address only, and then stores the new one by a conditional
 * update. A parcel that is packed ends the request, and so does a cancellation of the order. Returns the order as it is then.
 */
export async function applyAddress({ payload, order, now }: EffectOptions): Promise<Order> {
  const { addressRequestedAt } = order
  const address = addressRequestOf(order)
  if (address === null || !addressRequestedAt) return order
  const isHere = await unbookParcel({ payload, orderId: order.id, isIn: isBeforePacked, now })
  if (!isHere) await notifyAddressKept({ payload, order })
  const ended = { addressRequest: null, addressRequestedAt: null, revision: order.revision + 1 }
  const changed = { addressChangedAt: addressRequestedAt, addressChangedBy: BUYER }
  const stored = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { addressRequestedAt: { equals: addressRequestedAt } },
      { cancelRequestedAt: { exists: false } },
    ],
    data: isHere ? { ...addressData({ payload, order, address }), ...changed, ...ended } : ended,
  })
  return stored ?? (await findOrder(payload, order.id)) ?? order
}
