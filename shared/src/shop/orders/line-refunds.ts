/** What comes back for copies that are cancelled or returned. Nothing is charged or computed again afterwards. */
import { linesOfItems } from './line-copies.ts'
import { booksPaiseOf, type OrderItem, type OrderLine, unitsOf } from './lines.ts'
import type { Cancellation, DecidedReturn } from './parts.ts'
import type { ReturnReason } from './returns.ts'

interface PaidOrder {
  lines: readonly Pick<OrderLine, 'bookId' | 'units' | 'pricePaise' | 'deliveryPaise'>[]
  deliveryPaise: number
}

/** What the cancellation of a part refunds: its books. Delivery comes back with the rest of the order only. */
export function cancelRefundPaise(lines: PaidOrder['lines'], items: readonly OrderItem[]): number {
  return booksPaiseOf(linesOfItems(lines, items))
}

/**
 * What an accepted return refunds by default: the price of its books, and their share of the delivery unless the buyer
 * changed their mind. A return of all copies that were ordered refunds the whole delivery.
 */
export function returnRefundPaise(
  reason: ReturnReason,
  { lines, deliveryPaise }: PaidOrder,
  items: readonly OrderItem[],
): number {
  const booksPaise = cancelRefundPaise(lines, items)
  if (reason === 'changedMind') return booksPaise
  const isWhole = lines.every(({ bookId, units }) => unitsOf(items, bookId) === units)
  if (isWhole) return booksPaise + deliveryPaise
  return lines.reduce((total, line) => {
    return total + Math.floor((line.deliveryPaise * unitsOf(items, line.bookId)) / line.units)
  }, booksPaise)
}

interface RefundedOrder {
  totalPaise: number
  /** What has been refunded. */
  refundedPaise: number
  cancellations: readonly Pick<Cancellation, 'refundPaise'>[]
  returns: readonly Pick<DecidedReturn, 'refundPaise'>[]
}

/** What can still be refunded of an order, beside what was refunded or promised. */
export function restPaise({ totalPaise, refundedPaise, cancellations, returns }: RefundedOrder): number {
  const promised = [...cancellations, ...returns].reduce((total, { refundPaise }) => total + refundPaise, 0)
  return Math.max(0, totalPaise - Math.max(refundedPaise, promised))
}
