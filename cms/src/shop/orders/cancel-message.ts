import { formatPaise } from '@pravesh/shared/platform/money'
import { isCancelled, isInForce, isWithdrawn, ORDER_STATE_MESSAGES } from '@pravesh/shared/shop/orders/status'
import type { Order } from '../../payload-types.ts'
import { cancellationsOf } from '../lines/order-copies.ts'

/** What the buyer reads after a cancellation. */
export function cancelMessage(before: Order, order: Order): string {
  if (isWithdrawn(order)) return 'Your order is cancelled. You do not need to pay for it.'
  const parts = cancellationsOf(order)
  if (isCancelled(order.status)) {
    return parts.length === 0
      ? 'Your order is cancelled. We refund the whole amount.'
      : 'Your order is cancelled. We refund everything that is left of the amount.'
  }
  const done = parts.length > cancellationsOf(before).length ? parts.at(-1) : undefined
  if (isInForce(order.status) && done) {
    return `The books that you chose are cancelled. We refund ${formatPaise(done.refundPaise)}.`
  }
  return order.partRequestedAt
    ? ORDER_STATE_MESSAGES.cancellingPart
    : 'We are cancelling your order. You will get an e-mail when it is done.'
}
