import { isInForce, isSoldOut, isUnpaid, isWithdrawn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { searchFields } from '../../database/search/search-source.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { type OnPaid, refundRest } from '../../payments/index.ts'
import { emptyForOrder } from '../basket/empty-for-order.ts'
import { createShipment } from '../couriers/create-shipment.ts'
import { notifyOrderConfirmed, notifyOrderSoldOut } from '../messages/notify-buyer.ts'
import { sellOrder } from '../stock/order-stock.ts'
import { putBackOrder } from '../stock/put-back-order.ts'
import { findOrder } from './find-orders.ts'
import { moveOrder } from './move-order.ts'
import { contentOf, linesOf, quotesOf } from './order-lines.ts'

interface PaidOptions {
  payload: Payload
  payment: Payment
  now: Date
}

/**
 * Applies the effects of a paid attempt: takes the copies, creates the shipment and empties the basket, or refunds the whole amount if a book
 * is sold out meanwhile. An attempt that pays an order a second time, or one that has ended, is refunded, also if the buyer
 * has cancelled it instead of paying. Idempotent.
 */
export const orderPaid: OnPaid = async (options) => {
  const { payload, payment } = options
  const order = await findOrder(payload, payment.subjectId)
  const decided = order && isUnpaid(order.status) && !isWithdrawn(order) ? await decide(order, options) : order
  if (decided && isWithdrawn(decided)) await putBackWithdrawn(decided, options)
  if (decided === null || decided.paymentId !== payment.transactionId) {
    payload.logger.warn({ msg: 'A payment does not count for its order.', transactionId: payment.transactionId })
    const reason = decided === null ? 'The order no longer exists.' : 'The order was already paid, or has ended.'
    await refund(options, { reason, key: 'order-ended' })
  } else if (isSoldOut(decided.status)) await finishSoldOut(decided, options)
  else if (isInForce(decided.status)) await finishPaid(decided, options)
}

/**
 * Takes the copies, and then stores by one conditional update whether the order is paid or sold out. Until then a repeat
 * takes nothing twice; from then on it only finishes what was decided.
 */
async function decide(order: Order, { payload, payment, now }: PaidOptions): Promise<Order | null> {
  const { transactionId, paidAt } = payment
  const quote = quotesOf(order).find((each) => each.transactionId === transactionId)
  if (quote === undefined) throw new Error(`Attempt ${transactionId} is not one of order ${order.orderNumber}.`)
  const isSold = await sellOrder({ payload, order, lines: quote.lines, now })
  const moved = await moveOrder({
    payload,
    order,
    where: [{ cancelledAt: { exists: false } }],
    to: isSold ? 'paid' : 'soldOut',
    data: {
      ...contentOf(quote),
      paymentId: transactionId,
      paidAt: paidAt ?? now.toISOString(),
      ...searchFields(payload, 'orders', { ...order, paymentId: transactionId }),
    },
  })
  return moved ?? findOrder(payload, order.id)
}

/** The buyer cancelled while the copies were taken. */
async function putBackWithdrawn(order: Order, { payload, payment, now }: PaidOptions): Promise<void> {
  const quote = quotesOf(order).find((each) => each.transactionId === payment.transactionId)
  const lines = quote?.lines ?? linesOf(order)
  await putBackOrder({ payload, order, lines, kind: 'cancellation', reason: 'Cancelled by the buyer.', now })
}

async function finishPaid(order: Order, { payload, now }: PaidOptions): Promise<void> {
  await createShipment({ payload, order, now })
  await emptyForOrder({ payload, order, lines: linesOf(order) })
  await notifyOrderConfirmed({ payload, order })
}

async function finishSoldOut(order: Order, options: PaidOptions): Promise<void> {
  const { payload, now } = options
  const reason = 'Another book of the order was sold out.'
  await putBackOrder({ payload, order, lines: linesOf(order), kind: 'cancellation', reason, now })
  await notifyOrderSoldOut({ payload, order })
  await refund(options, { reason: 'The last copy was sold before this payment arrived.', key: 'sold-out' })
}

function refund({ payload, payment, now }: PaidOptions, cause: { reason: string; key: string }) {
  const { transactionId } = payment
  return refundRest({ payload, transactionId, ...cause, staff: null, isEffect: true, now })
}
