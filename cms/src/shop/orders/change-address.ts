import { refused } from '@pravesh/shared/platform/replies/said'
import type { OrderAddress } from '@pravesh/shared/shop/orders/address'
import { isAddressOpen } from '@pravesh/shared/shop/orders/change-address'
import { isInForce, isUnpaid, isWithdrawn, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { findShipmentOf } from '../couriers/find-shipment.ts'
import { returnStageOf } from '../lines/order-copies.ts'
import { BUYER } from './buyer.ts'
import { hasChanged } from './cancel-problems.ts'
import { updateOrder } from './move-order.ts'
import { addressData } from './new-address.ts'
import { orderEffects } from './order-effects.ts'

interface ChangeOptions {
  payload: Payload
  order: Order
  address: OrderAddress
  /** Of the order that the buyer saw. */
  revision: number
  now: Date
}

/**
 * Changes the address of an order of which nothing is packed; what it costs stays the same. A parcel that the courier knows
 * is booked again. Returns the order; `addressRequestedAt` is set while the courier has not confirmed. Throws a Problem (409)
 * when the order has ended or changed since the buyer saw it, while another change is under way, or when it is packed.
 */
export async function changeAddress(options: ChangeOptions): Promise<Order> {
  const { payload, order, revision } = options
  if (revision !== order.revision) throw hasChanged()
  if (isUnpaid(order.status) && !isWithdrawn(order)) return changeUnpaid(options)
  if (!isInForce(order.status) || order.cancelRequestedAt || returnStageOf(order) !== null) throw hasEnded()
  if (order.partRequestedAt || order.addressRequestedAt) throw isUnderWay()
  const shipment = await findShipmentOf(payload, order.id)
  if (shipment && !isAddressOpen(shipment.status)) throw isPacked()
  return changePaid(options)
}

/** Nothing is packed before the payment. */
async function changeUnpaid({ payload, order, address, now }: ChangeOptions): Promise<Order> {
  const changed = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isUnpaid) } },
      { cancelledAt: { exists: false } },
      { revision: { equals: order.revision } },
    ],
    data: {
      ...addressData({ payload, order, address }),
      addressChangedAt: now.toISOString(),
      addressChangedBy: BUYER,
      revision: order.revision + 1,
    },
  })
  if (changed === null) throw hasChanged()
  return changed
}

async function changePaid({ payload, order, address, now }: ChangeOptions): Promise<Order> {
  const requestedAt = now.toISOString()
  const requested = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { revision: { equals: order.revision } },
      { partRequestedAt: { exists: false } },
      { cancelRequestedAt: { exists: false } },
      { addressRequestedAt: { exists: false } },
    ],
    data: {
      addressRequest: { ...address },
      addressRequestedAt: requestedAt,
      revision: order.revision + 1,
      ...leaseFrom(orderEffects, now),
    },
  })
  if (requested === null) throw hasChanged()
  const changed = await applyNewEffects({ payload, work: orderEffects, record: requested, now })
  if (!changed.addressRequestedAt && changed.addressChangedAt !== requestedAt) throw isPacked()
  return changed
}

function isPacked(): Problem {
  return new Problem({ ...refused(shopReplies, 'PACKED'), status: 409 })
}

function hasEnded(): Problem {
  return new Problem({ ...refused(shopReplies, 'ADDRESS_FIXED'), status: 409 })
}

function isUnderWay(): Problem {
  return new Problem({ ...refused(shopReplies, 'CHANGING'), status: 409 })
}
