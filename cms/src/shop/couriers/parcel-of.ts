import { orderLineSchema } from '@pravesh/shared/shop/orders/lines'
import { isInForce } from '@pravesh/shared/shop/orders/status'
import * as z from 'zod/mini'
import type { Order } from '../../payload-types.ts'
import type { Parcel } from './courier.ts'

/** The parcel of a paid order. */
export function parcelOf(order: Order): Parcel {
  const { orderNumber, booksPaise, weightGrams, lengthCm, widthCm, heightCm } = order
  return {
    orderNumber,
    orderedAt: new Date(order.paidAt ?? order.createdAt),
    buyer: order.address,
    lines: z.array(orderLineSchema).parse(order.lines),
    booksPaise,
    weightGrams,
    lengthCm,
    widthCm,
    heightCm,
  }
}

/** Whether the order is paid, and the buyer has not asked to cancel it. */
export function isToBeShipped({ status, cancelRequestedAt }: Order): boolean {
  return isInForce(status) && !cancelRequestedAt
}

/** Names of the buyer, which must not remain in what couriers report. */
export function buyerNames({ address: { name, surname } }: Order): string[] {
  return [`${name} ${surname}`, name, surname]
}
