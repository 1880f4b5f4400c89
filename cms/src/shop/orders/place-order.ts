import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { changesSince } from '@pravesh/shared/shop/orders/changes'
import { joinItems, summaryOf } from '@pravesh/shared/shop/orders/lines'
import { ORDER_NUMBER_BYTES, orderNumberOf } from '@pravesh/shared/shop/orders/order-number'
import { isUnpaid } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { insertIfAbsent } from '../../platform/database/insert-if-absent.ts'
import { Problem } from '../../platform/problem.ts'
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
 * Creates an unpaid order, for which nothing is reserved yet. A repeat with the same reference and content returns the
 * order that it made. Throws a Problem (409) when a book, its stock, its price or the delivery is not what the buyer saw,
 * or when the order is paid already.
 */
export async function placeOrder({ payload, studentId, sent, now }: PlaceOptions): Promise<Order> {
  const { address, seen, reference } = sent
  const items = joinItems(sent.items)
  const requestKey = keyOf(studentId, { ...sent, items })
  const earlier = await findByKey(payload, requestKey)
  if (earlier && !isUnpaid(earlier.status)) throw alreadyPaid()
  const { quote, content } = await quoteOrder({ payload, items, orderId: earlier?.id })
  const changes = changesSince(seen, quote)
  if (changes.length > 0) throw orderChanged(changes)
  if (earlier) return earlier
  const data = {
    ...content,
    status: 'unpaid',
    orderNumber: orderNumberOf({ now, random: randomBytes(ORDER_NUMBER_BYTES) }),
    requestKey,
    clientReference: reference,
    studentId,
    address,
    buyerName: `${address.name} ${address.surname}`,
    summary: summaryOf(content.lines),
    quotes: [],
    refundedPaise: 0,
    revision: 0,
    attempts: 0,
  }
  await insertIfAbsent({ payload, collection: 'orders', data })
  const order = await findByKey(payload, requestKey)
  if (order === null) throw new Error('An order was written but not found.')
  return order
}

function findByKey(payload: Payload, requestKey: string): Promise<Order | null> {
  return payload.db.findOne<Order>({ collection: 'orders', where: { requestKey: { equals: requestKey } } })
}

/** The same reference with another content is another order, e.g. after the buyer has gone back and changed it. */
function keyOf(studentId: string, { items, address, reference }: SentOrder): string {
  const content = JSON.stringify([studentId, reference ?? randomUUID(), items, address])
  return createHash('sha256').update(content).digest('hex')
}

function alreadyPaid(): Problem {
  const publicMessage = 'You have already paid for this order. You find it under My Orders.'
  return new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
}
