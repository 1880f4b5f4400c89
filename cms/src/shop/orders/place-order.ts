import { createHash, randomBytes } from 'node:crypto'
import { refused } from '@pravesh/shared/platform/replies/said'
import { changesSince } from '@pravesh/shared/shop/orders/changes'
import { joinItems, type OrderItem, summaryOf } from '@pravesh/shared/shop/orders/lines'
import { ORDER_NUMBER_BYTES, orderNumberOf } from '@pravesh/shared/shop/orders/order-number'
import { isInForce, isUnpaid } from '@pravesh/shared/shop/orders/status'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { searchFields } from '../../database/search/search-source.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { orderToContinue, recentOrders, replacedOrders } from './open-orders.ts'
import { orderChanged } from './order-changed.ts'
import type { OrderContent } from './order-lines.ts'
import { quoteOrder } from './quote-order.ts'
import type { SentOrder } from './read-order.ts'

interface PlaceOptions {
  payload: Payload
  studentId: string
  sent: SentOrder
  now: Date
}

/** What the buyer asks for, and the orders that it may repeat or replace. */
interface OrderRequest extends Omit<SentOrder, 'continues'> {
  payload: Payload
  studentId: string
  now: Date
  /** Each book once. */
  items: OrderItem[]
  /** The buyer's latest orders, newest first. */
  recent: readonly Order[]
  /** Unique among orders, so that equal requests create one. */
  requestKey: string
}

/**
 * Creates an unpaid order, for which nothing is reserved yet. A repeat with the same reference and content, or without a
 * reference while an order with this content is unpaid, returns that order. Throws a Problem (409) when a book, its stock,
 * its price or the delivery is not what the buyer saw, or when the order is paid already.
 */
export async function placeOrder(options: PlaceOptions): Promise<Order> {
  const request = await identifyRequest(options)
  const earlier = await findEarlier(request)
  const content = await agreeOnContent(request, earlier)
  return earlier ?? (await createOnce(request, newOrder(request, content)))
}

async function identifyRequest({ sent, ...options }: PlaceOptions): Promise<OrderRequest> {
  const { address, seen, reference, continues } = sent
  const items = joinItems(sent.items)
  const recent = await recentOrders(options.payload, options.studentId)
  if (recent.some(({ id, status }) => id === continues && isInForce(status))) throw alreadyPaid()
  const asked = { address, items, reference }
  const requestKey = keyOf({ ...asked, studentId: options.studentId, newest: recent[0]?.id })
  return { ...options, ...asked, seen, recent, requestKey }
}

/** The unpaid order of an earlier call with the same request. */
async function findEarlier(request: OrderRequest): Promise<Order | null> {
  const { payload, address, items, reference, recent, requestKey } = request
  const earlier =
    reference === null ? orderToContinue(recent, { items, address }) : await findByKey(payload, requestKey)
  if (earlier && !isUnpaid(earlier.status)) throw alreadyPaid()
  return earlier ?? null
}

/** The content and price of the order as of now, which are those that the buyer saw. */
async function agreeOnContent(request: OrderRequest, earlier: Order | null): Promise<OrderContent> {
  const { payload, items, seen, recent } = request
  const replaced = await replacedOrders({ payload, recent, bookIds: items.map(({ bookId }) => bookId) })
  const own = [...replaced, ...(earlier ? [earlier] : [])]
  const { quote, content } = await quoteOrder({ payload, items, orderIds: own.map(({ id }) => id) })
  const changes = changesSince(seen, quote)
  if (changes.length > 0) throw orderChanged(changes)
  return content
}

type NewOrder = Omit<Order, 'id' | 'updatedAt'>

function newOrder(request: OrderRequest, content: OrderContent): NewOrder {
  const { payload, studentId, address, reference, requestKey, now } = request
  const named = {
    orderNumber: orderNumberOf({ now, random: randomBytes(ORDER_NUMBER_BYTES) }),
    buyerName: `${address.name} ${address.surname}`,
    summary: summaryOf(content.lines),
    address,
  }
  return {
    ...content,
    ...named,
    ...searchFields(payload, 'orders', named),
    status: 'unpaid' as const,
    requestKey,
    clientReference: reference,
    studentId,
    quotes: [],
    refundedPaise: 0,
    revision: 0,
    attempts: 0,
    createdAt: now.toISOString(),
  }
}

/** Creates the order, or finds the one that an equal request has created meanwhile. */
async function createOnce({ payload, requestKey }: OrderRequest, data: NewOrder): Promise<Order> {
  const created = await createIfAbsent({ payload, collection: 'orders', data })
  const order = created ?? (await findByKey(payload, requestKey))
  if (order === null) throw new Error('An order was written but not found.')
  return order
}

function findByKey(payload: Payload, requestKey: string): Promise<Order | null> {
  return readRow({ payload, collection: 'orders', where: { requestKey: { equals: requestKey } } })
}

interface KeyOptions extends Pick<SentOrder, 'address' | 'items' | 'reference'> {
  studentId: string
  /** Id of the student's latest order. */
  newest: string | undefined
}

/**
 * The same reference with another content is another order, e.g. after the buyer has gone back and changed it. Without a
 * reference, calls at the same time with the same content make one order.
 */
function keyOf({ studentId, address, items, reference, newest }: KeyOptions): string {
  const content = JSON.stringify([studentId, reference ?? { newest }, items, address])
  return createHash('sha256').update(content).digest('hex')
}

function alreadyPaid(): Problem {
  return new Problem({ ...refused(shopReplies, 'ORDER_ALREADY_PAID'), status: 409 })
}
