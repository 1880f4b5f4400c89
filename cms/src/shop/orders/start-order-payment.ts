import { refused } from '@pravesh/shared/platform/replies/said'
import { changesSince, NOTHING_SEEN, type Seen } from '@pravesh/shared/shop/orders/changes'
import { isUnpaid, isWithdrawn, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { newTransactionId, type StartedPayment, startPayment } from '../../payments/index.ts'
import { type OrderedCopies, releaseOrder, reserveOrder, withdrawOrder } from '../stock/order-stock.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { hasAttemptsLeft, recentOrders, replacedOrders } from './open-orders.ts'
import { orderChanged } from './order-changed.ts'
import { linesOf, type OrderContent, quotesOf } from './order-lines.ts'
import { quoteOrder } from './quote-order.ts'

interface StartOptions {
  payload: Payload
  order: Order
  /** The total that the buyer saw; null when the client did not send it. */
  totalPaise: number | null
  now: Date
  gateway?: Parameters<typeof startPayment>[0]['gateway']
}

/** Far above the number of tabs in which a buyer pays the same order at once. */
const MAX_CONFLICTS = 20

/**
 * Reserves the books of an unpaid order and starts a payment of its price as of now. It replaces the buyer's other unpaid
 * orders with one of its books: their copies are released. Throws a Problem: 409 when a book, its stock or the price is not
 * what the buyer saw, or the order is paid; 503 when no provider accepts payments.
 */
export async function startOrderPayment(options: StartOptions): Promise<StartedPayment> {
  const { payload, order, now, gateway } = options
  refuseEnded(order)
  const replaced = await ordersReplacedBy(options)
  const { content, lines } = await agreedContent(options, replaced)
  const transactionId = newTransactionId(now)
  const claim = { payload, order, lines, attempt: transactionId, now }
  for (const other of replaced) await withdrawOrder({ payload, order: other, lines: linesOf(other), now })
  const missing = await reserveOrder(claim)
  if (missing.length > 0) throw orderChanged(await shortages(options, missing))
  try {
    await storeAttempt({ payload, order, transactionId, content, now })
    return await startPayment({
      payload,
      studentId: order.studentId,
      purpose: 'order',
      subjectId: order.id,
      amountPaise: content.totalPaise,
      description: `Book order ${order.orderNumber}`,
      transactionId,
      now,
      gateway,
    })
  } catch (error) {
    // The buyer has no address of a payment page, so nothing can be paid. If money arrives all the same, it still counts.
    await releaseOrder(claim)
    throw error
  }
}

async function ordersReplacedBy({ payload, order }: StartOptions): Promise<Order[]> {
  const recent = await recentOrders(payload, order.studentId)
  const bookIds = linesOf(order).map(({ bookId }) => bookId)
  return replacedOrders({ payload, recent: recent.filter(({ id }) => id !== order.id), bookIds })
}

/** What the buyer pays for. Prices are compared with those that the buyer saw, in the order or since. */
async function agreedContent({ payload, order, totalPaise }: StartOptions, replaced: readonly Order[]) {
  const stored = linesOf(order)
  const items = stored.map(({ bookId, units }) => ({ bookId, units }))
  const { quote, content } = await quoteOrder({ payload, items, orderIds: [order, ...replaced].map(({ id }) => id) })
  const sawOrder = totalPaise === null || totalPaise === order.totalPaise
  const seen: Seen = {
    lines: sawOrder ? stored.map(({ bookId, pricePaise }) => ({ bookId, pricePaise, linePaise: null })) : [],
    booksPaise: null,
    deliveryPaise: sawOrder ? order.deliveryPaise : null,
    totalPaise: totalPaise ?? order.totalPaise,
  }
  const changes = changesSince(seen, quote)
  if (changes.length > 0) throw orderChanged(changes)
  return { content, lines: content.lines }
}

/** Another buyer has reserved the copies since the price was calculated. */
async function shortages({ payload, order }: StartOptions, missing: readonly OrderedCopies[]) {
  const { quote } = await quoteOrder({ payload, items: missing, orderIds: [order.id] })
  const changes = changesSince(NOTHING_SEEN, quote)
  if (changes.length > 0) return changes
  return missing.map(({ bookId, name }) => ({
    kind: 'soldOut' as const,
    bookId,
    because: { code: 'LAST_COPIES' as const, values: { name } },
  }))
}

interface AttemptOptions {
  payload: Payload
  order: Order
  transactionId: string
  content: OrderContent
  now: Date
}

/** Stores lines and prices of the attempt before it can be paid, because those of later attempts may differ. */
async function storeAttempt({ payload, order, transactionId, content, now }: AttemptOptions): Promise<void> {
  let current = order
  for (let conflict = 0; conflict < MAX_CONFLICTS; conflict++) {
    if (!hasAttemptsLeft(current)) {
      throw new Problem({ ...refused(shopReplies, 'TOO_MANY_ATTEMPTS'), status: 409 })
    }
    const stored = await updateOrder({
      payload,
      order,
      where: [
        { status: { in: orderStatusesIn(isUnpaid) } },
        { cancelledAt: { exists: false } },
        { revision: { equals: current.revision } },
      ],
      data: {
        ...content,
        quotes: [...quotesOf(current), { transactionId, ...content }],
        attemptedAt: now.toISOString(),
        revision: current.revision + 1,
      },
    })
    if (stored) return
    current = (await findOrder(payload, order.id)) ?? order
    refuseEnded(current)
  }
  throw new Error(`Order ${order.orderNumber} keeps changing.`)
}

function refuseEnded(order: Order): void {
  if (isWithdrawn(order)) {
    throw new Problem({ ...refused(shopReplies, 'ORDER_CANCELLED'), status: 409 })
  }
  if (isUnpaid(order.status)) return
  throw new Problem({ ...refused(shopReplies, 'ORDER_PAID'), status: 409 })
}
