import type { DomainOf } from '@pravesh/shared/platform/wire-table'
import type { BookRecord } from '@pravesh/shared/shop/catalogue/book-record'
import type { OrderLine } from '@pravesh/shared/shop/orders/lines'
import { hasReceivedMoney } from '@pravesh/shared/shop/orders/status'
import type { orderTable } from '@pravesh/shared/shop/orders/wire'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { Order, Shipment } from '../../payload-types.ts'
import { attemptsOf, refundsOf } from '../../payments/index.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { bookRecords } from '../catalogue/book-records.ts'
import { loadCovers } from '../catalogue/covers.ts'
import { shopSettings } from '../settings/shop-settings.ts'
import { findOrders } from './find-orders.ts'
import { addressOf } from './order-address.ts'
import { linesOf } from './order-lines.ts'
import { viewOrder } from './order-view.ts'

export type OrderRow = DomainOf<(typeof orderTable)['fields']>

interface RowsOptions {
  payload: Payload
  orders: readonly Order[]
  now: Date
}

/** The orders of a student that they have tried to pay, latest attempt first. */
export async function myOrders({ payload, studentId, now }: { payload: Payload; studentId: string; now: Date }) {
  const orders = await findOrders(payload, studentId)
  return orderRows({ payload, orders: orders.filter(({ attemptedAt }) => attemptedAt), now })
}

/** Rows of the contract, with all that they show, in a number of queries that does not depend on the number of orders. */
export async function orderRows({ payload, orders, now }: RowsOptions): Promise<OrderRow[]> {
  const ids = orders.map(({ id }) => id)
  const ordered = orders.flatMap(linesOf)
  const [attempts, shipments, books, coverOf, settings] = await Promise.all([
    attemptsOf({ payload, purpose: 'order', subjectIds: ids }),
    shipmentsOf(payload, ids),
    booksOf(payload, ordered),
    loadCovers(payload, [...new Set(ordered.map(({ bookId }) => bookId))]),
    shopSettings(payload),
  ])
  const counting = orders.flatMap(({ id, paymentId }) => {
    return (attempts.get(id) ?? []).filter(({ transactionId }) => transactionId === paymentId)
  })
  const refunds = await refundsOf({ payload, payments: counting })
  return orders.flatMap((order) => {
    const lines = linesOf(order)
    const [first] = lines
    if (!first) return []
    const shipment = shipments.get(order.id) ?? null
    const view = viewOrder({
      order,
      attempts: attempts.get(order.id) ?? [],
      shipment,
      refunds: counting.flatMap(({ id, subjectId }) => (subjectId === order.id ? (refunds.get(id) ?? []) : [])),
      coverOf,
      settings,
      now,
    })
    return [{ ...rowOf({ order, first, shipment }), book: books(first), books: lines.map(books), view }]
  })
}

function rowOf({ order, first, shipment }: { order: Order; first: OrderLine; shipment: Shipment | null }) {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    courierOrderId: shipment?.courierOrderId ?? '',
    isPaid: hasReceivedMoney(order.status),
    totalPaise: order.totalPaise,
    pricePaise: first.pricePaise,
    units: first.units,
    linePaise: first.pricePaise * first.units,
    deliveryPaise: order.deliveryPaise,
    createdAt: order.attemptedAt ?? order.createdAt,
    ...addressOf(order),
    shipsToBilling: true,
    status: order.status,
  }
}

async function shipmentsOf(payload: Payload, orderIds: readonly string[]): Promise<Map<string, Shipment>> {
  const rows = await readRows({ payload, collection: 'shipments', where: { orderId: { in: [...orderIds] } } })
  return new Map(rows.map((shipment) => [shipment.orderId, shipment]))
}

/** The book of a line as published now, or as it was ordered if it is no longer published. */
async function booksOf(payload: Payload, lines: readonly OrderLine[]): Promise<(line: OrderLine) => BookRecord> {
  const ids = [...new Set(lines.map(({ bookId }) => bookId))].filter((id) => isRecordIdIn(payload, id))
  const found =
    ids.length === 0 ? [] : await bookRecords(recordsOf({ payload }), { where: { id: { in: ids } }, limit: ids.length })
  const books = new Map(found.map((book) => [book.id, book]))
  return (line) => books.get(line.bookId) ?? orderedBook(line)
}

function orderedBook({ bookId: id, units, deliveryPaise, sku, ...book }: OrderLine): BookRecord {
  return { ...book, id, copies: 0, images: [], active: false }
}
