import { beforeEach, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { hoursAgo } from '../../../test/builders/money-records.ts'
import { aBoughtOrder, aStartedOrder, readOrder, stockRow } from '../../../test/builders/orders.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { RowUpdate } from '../../database/records/columns.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Book } from '../../payload-types.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { shopInvariants } from './invariants.ts'

const portal = startTestPortal()
let book: Book
const later = new Date(Date.now() + 60 * 60_000)

beforeEach(async () => {
  for (const collection of ['orders', 'payments', 'shipments', 'stock-movements', 'book-stock'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: {} })
  }
  book = await aPublishedBook(portal.payload)
})

async function violated(): Promise<string[]> {
  const names: string[] = []
  for (const { name, find } of shopInvariants) {
    for await (const finding of find({ payload: portal.payload, now: later })) {
      expect(finding.text).toMatch(/^[A-Z0-9].*\.$/)
      names.push(name)
    }
  }
  return names
}

const change = <Slug extends 'orders' | 'book-stock' | 'payments'>(
  collection: Slug,
  id: string,
  data: RowUpdate<Slug>,
) => updateRow({ payload: portal.payload, collection, where: id, data: data as never })

it('hold for orders that are paid, being paid, or not paid', async () => {
  await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 1 }] })
  await aStartedOrder(portal.payload, { items: [{ bookId: book.id, units: 1 }] })
  expect(await violated()).toEqual([])
})

it('find a paid order without its sale, and one without its shipment', async () => {
  const { order } = await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 1 }] })
  await deleteRows({ payload: portal.payload, collection: 'stock-movements', where: {} })
  expect(await violated()).toEqual(['order-without-sale'])
  await deleteRows({ payload: portal.payload, collection: 'shipments', where: { orderId: { equals: order.id } } })
  expect(await violated()).toEqual(['order-without-sale', 'order-without-shipment'])
})

it('find a payment that its order does not count, unless it is being refunded', async () => {
  const { order, transactionId } = await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 1 }] })
  await change('orders', order.id, { paymentId: 'T-other' })
  expect(await violated()).toEqual(['payment-without-order'])
  const { docs } = await portal.payload.find({
    collection: 'payments',
    where: { transactionId: { equals: transactionId } },
  })
  await change('payments', docs[0]?.id ?? '', { refundHeldPaise: order.totalPaise, paidAt: hoursAgo(1) })
  expect(await violated()).toEqual([])
})

it('find stock below zero, and copies reserved for an order that has ended', async () => {
  const { order } = await aStartedOrder(portal.payload, { items: [{ bookId: book.id, units: 1 }] })
  const { id } = await stockRow(portal.payload, book)
  await change('book-stock', id, { copies: -1 })
  expect(await violated()).toEqual(['stock-below-zero'])
  await change('book-stock', id, { copies: 0 })
  await change('orders', order.id, { status: 'cancelled' })
  expect(await violated()).toEqual(['stock-held-for-nothing'])
})

it('find a cancelled part that is not in the stock, not refunded, unfinished, or more than was ordered', async () => {
  const { order, transactionId } = await aBoughtOrder(portal, { items: [{ bookId: book.id, units: 2 }] })
  const items = [{ bookId: book.id, units: 1 }]
  await cancelOrder({ payload: portal.payload, order, by: 'Buyer', reason: '', items, now: new Date() })
  expect(await violated()).toEqual([])
  const payment = await findPayment(portal.payload, transactionId)
  await change('payments', payment?.id ?? '', { refundHeldPaise: 100 })
  expect(await violated()).toEqual(['order-parts-disagree'])
  await change('payments', payment?.id ?? '', { refundHeldPaise: payment?.refundHeldPaise ?? 0 })
  const { cancellations } = await readOrder(portal.payload, order.id)
  const part = { refundPaise: 0, by: 'Buyer', reason: '', at: hoursAgo(1) }
  await change('orders', order.id, { cancellations: [{ ...part, items: [{ bookId: book.id, units: 3 }] }] })
  expect(await violated()).toEqual(['order-parts-disagree'])
  await change('orders', order.id, { cancellations, partRequestedAt: hoursAgo(1) })
  expect(await violated()).toEqual(['order-parts-disagree'])
  await change('orders', order.id, { partRequestedAt: null })
  expect(await violated()).toEqual([])
  const where = { kind: { equals: 'cancellation' as const } }
  await deleteRows({ payload: portal.payload, collection: 'stock-movements', where })
  expect(await violated()).toEqual(['order-parts-disagree'])
})
