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

/** Whether the order is paid, and its content is final: the buyer has not asked to cancel anything of it. */
export function isToBeShipped(order: Order): boolean {
  return isInForce(order.status) && !order.cancelRequestedAt && !order.partRequestedAt
}

/** Whether a part of the order is being cancelled, so that its parcel waits for its final content. */
export function isBeingChanged({ status, cancelRequestedAt, partRequestedAt }: Order): boolean {
  return isInForce(status) && !cancelRequestedAt && Boolean(partRequestedAt)
}

/** Names of the buyer, which must not remain in what couriers report. */
export function buyerNames({ address: { name, surname } }: Order): string[] {
  return [`${name} ${surname}`, name, surname]
}
