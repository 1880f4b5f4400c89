import { formatPaise } from '@pravesh/shared/platform/money'
import { said } from '@pravesh/shared/platform/replies/said'
import { isCancelled, isInForce, isWithdrawn, ORDER_STATE_MESSAGES } from '@pravesh/shared/shop/orders/status'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Order } from '../../payload-types.ts'
import { cancellationsOf } from '../lines/order-copies.ts'

/** What the buyer reads after a cancellation. */
export function cancelMessage(before: Order, order: Order): { msg: string } {
  if (isWithdrawn(order)) return said(shopReplies, 'CANCELLED_UNPAID')
  const parts = cancellationsOf(order)
  if (isCancelled(order.status)) {
    return said(shopReplies, parts.length === 0 ? 'CANCELLED_WHOLE' : 'CANCELLED_REST')
  }
  const done = parts.length > cancellationsOf(before).length ? parts.at(-1) : undefined
  if (isInForce(order.status) && done) {
    return said(shopReplies, 'BOOKS_CANCELLED', { amount: formatPaise(done.refundPaise) })
  }
  return order.partRequestedAt ? { msg: ORDER_STATE_MESSAGES.cancellingPart } : said(shopReplies, 'CANCELLING_ORDER')
}
