import { expect } from 'vitest'
import type { Book, Order } from '../../src/payload-types.ts'
import { findPayment } from '../../src/payments/find-payment.ts'
import { shopInvariants } from '../../src/shop/invariants/invariants.ts'
import { messagesTo } from '../outbox.ts'
import { aStaffSession } from '../staff-session.ts'
import type { TestPortal } from '../start-test-portal.ts'
import { aPublishedBook } from './books.ts'
import { readOrder } from './orders.ts'
import { aGuest, loggedIn } from './students.ts'

/** The field `lines` of a call about a part of an order. */
export function partOf(...items: [book: Pick<Book, 'id'>, units: number][]) {
  return items.map(([{ id }, units]) => ({ book_id: id, book_qty: units }))
}

/** A buyer, and an order of three copies of a book of ₹320.50 and two of one of ₹200; five are in stock of each. */
export async function aBuyerOfTwoBooks(portal: TestPortal) {
  const { payload } = portal
  const one = await aPublishedBook(payload)
  const two = await aPublishedBook(payload, { name: 'Anatomy', pricePaise: 200_00, weightGrams: 900 })
  const student = await aGuest(payload)
  const as = await loggedIn(payload, student)
  const items = [
    { bookId: one.id, units: 3 },
    { bookId: two.id, units: 2 },
  ]
  const call = (name: string, body: object) => portal.call('POST', `/api/orderbook/${name}`, body, as)
  const news = () => messagesTo(payload, student.email ?? '', 'order-news')
  const list = () => portal.call('GET', '/api/orderbook/getMyBookOrders', undefined, as)
  return { one, two, order: { studentId: student.id, items }, call, list, news }
}

type StoreCall = 'cancel' | 'return' | 'return/parcel' | 'return/received' | 'return/reopen'

/** Calls about an order by staff of the store. */
export async function asStore(portal: TestPortal, order: Pick<Order, 'id'>, call: StoreCall, body: object) {
  const { headers } = await aStaffSession(portal, ['store'])
  return portal.call('POST', `/api/orderbook/staff/${order.id}/${call}`, body, headers)
}

/** The store asks for the parcel of an open return, and it arrives. */
export async function parcelOfReturn(portal: TestPortal, order: Pick<Order, 'id'>): Promise<void> {
  for (const [call, body] of [
    ['return/parcel', { sendTo: 'Station Road 1, Kalyani 741235' }],
    ['return/received', { isReceived: true }],
  ] as const) {
    const { revision } = await readOrder(portal.payload, order.id)
    const { status, text } = await asStore(portal, order, call, { ...body, revision })
    expect(status, text).toBe(200)
  }
}

/** What is refunded or being refunded of a payment. */
export async function refundHeld({ payload }: TestPortal, transactionId: string): Promise<number | null | undefined> {
  return (await findPayment(payload, transactionId))?.refundHeldPaise
}

/** The names of the shop's invariants that do not hold in an hour. */
export async function violatedInvariants({ payload }: TestPortal): Promise<string[]> {
  const names: string[] = []
  for (const { name, find } of shopInvariants) {
    for await (const _ of find({ payload, now: new Date(Date.now() + 60 * 60_000) })) names.push(name)
  }
  return names
}
