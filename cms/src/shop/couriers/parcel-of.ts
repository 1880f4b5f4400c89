import { booksPaiseOf } from '@pravesh/shared/shop/orders/lines'
import { isInForce } from '@pravesh/shared/shop/orders/status'
import type { Order, Shipment } from '../../payload-types.ts'
import { keptLines } from '../lines/order-copies.ts'
import { bookedAs } from './booked-as.ts'
import type { Parcel } from './courier.ts'

/** The parcel of a paid order. */
export function parcelOf(order: Order, shipment: Shipment): Parcel {
  const { weightGrams, lengthCm, widthCm, heightCm } = order
  const lines = keptLines(order)
  return {
    orderNumber: bookedAs(shipment),
    orderedAt: new Date(order.paidAt ?? order.createdAt),
    buyer: order.address,
    lines,
    booksPaise: booksPaiseOf(lines),
    weightGrams,
    lengthCm,
    widthCm,
    heightCm,
  }
}

/** Whether the order is paid, and its content and address are final: the buyer has not asked to change anything. */
export function isToBeShipped(order: Order): boolean {
  return isInForce(order.status) && !order.cancelRequestedAt && !isBeingChanged(order)
}

/** Whether the content or the address of the order is being changed, so that its parcel waits. */
export function isBeingChanged({ status, cancelRequestedAt, partRequestedAt, addressRequestedAt }: Order): boolean {
  return isInForce(status) && !cancelRequestedAt && Boolean(partRequestedAt || addressRequestedAt)
}

/** Names of the buyer, which must not remain in what couriers report. */
export function buyerNames({ address: { name, surname } }: Order): string[] {
  return [`${name} ${surname}`, name, surname]
}
