import { createHash, randomBytes } from 'node:crypto'
import { changesSince } from '@pravesh/shared/shop/orders/changes'
import { joinItems, summaryOf } from '@pravesh/shared/shop/orders/lines'
import { ORDER_NUMBER_BYTES, orderNumberOf } from '@pravesh/shared/shop/orders/order-number'
import { isInForce, isUnpaid } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { createIfAbsent } from '../../platform/database/insert-if-absent.ts'
import { Problem } from '../../platform/problem.ts'
import { searchFields } from '../../platform/search/search-source.ts'
import { orderToContinue, recentOrders, replacedOrders } from './open-orders.ts'
import { orderChanged } from './order-changed.ts'
import { quoteOrder } from './quote-order.ts'
import type { SentOrder } from './read-order.ts'

interface PlaceOptions {
  payload: Payload
  studentId: string
  sent: SentOrder
  now: Date
}

/**
 * Creates an unpaid order, for which nothing is reserved yet. A repeat with the same reference and content, or without a
 * reference while an order with this content is unpaid, returns that order. Throws a Problem (409) when a book, its stock,
 * its price or the delivery is not what the buyer saw, or when the order is paid already.
 */
export async function placeOrder({ payload, studentId, sent, now }: PlaceOptions): Promise<Order> {
  const { address, seen, reference } = sent
  const items = joinItems(sent.items)
  const recent = await recentOrders(payload, studentId)
  if (recent.some(({ id, status }) => id === sent.continues && isInForce(status))) throw alreadyPaid()
  const requestKey = keyOf({ studentId, sent: { ...sent, items }, newest: recent[0]?.id })
  const earlier =
    reference === null ? orderToContinue(recent, { items, address }) : await findByKey(payload, requestKey)
  if (earlier && !isUnpaid(earlier.status)) throw alreadyPaid()
  const replaced = await replacedOrders({ payload, recent, bookIds: items.map(({ bookId }) => bookId) })
  const own = [...replaced, ...(earlier ? [earlier] : [])]
  const { quote, content } = await quoteOrder({ payload, items, orderIds: own.map(({ id }) => id) })
  const changes = changesSince(seen, quote)
  if (changes.length > 0) throw orderChanged(changes)
  if (earlier) return earlier
  const named = {
    orderNumber: orderNumberOf({ now, random: randomBytes(ORDER_NUMBER_BYTES) }),
    buyerName: `${address.name} ${address.surname}`,
    summary: summaryOf(content.lines),
    address,
  }
  const data = {
    ...content,
    ...named,
    ...searchFields(payload, 'orders', named),
    status: 'unpaid',
    requestKey,
    clientReference: reference,
    studentId,
    quotes: [],
    refundedPaise: 0,
    revision: 0,
    attempts: 0,
    createdAt: now.toISOString(),
  }
  const created = await createIfAbsent({ payload, collection: 'orders', data })
  const order = created ?? (await findByKey(payload, requestKey))
  if (order === null) throw new Error('An order was written but not found.')
  return order
}

function findByKey(payload: Payload, requestKey: string): Promise<Order | null> {
  return payload.db.findOne<Order>({ collection: 'orders', where: { requestKey: { equals: requestKey } } })
}

interface KeyOptions {
  studentId: string
  sent: SentOrder
  /** Id of the student's latest order. */
  newest: string | undefined
}

/**
 * The same reference with another content is another order, e.g. after the buyer has gone back and changed it. Without a
 * reference, calls at the same time with the same content make one order.
 */
function keyOf({ studentId, sent: { items, address, reference }, newest }: KeyOptions): string {
  const content = JSON.stringify([studentId, reference ?? { newest }, items, address])
  return createHash('sha256').update(content).digest('hex')
}

function alreadyPaid(): Problem {
  const publicMessage = 'You have already paid for this order. You find it under My Orders.'
  return new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
}
