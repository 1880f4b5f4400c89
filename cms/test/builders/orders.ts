import { orderAddress } from '@pravesh/shared/shop/fixtures/address'
import { NOTHING_SEEN } from '@pravesh/shared/shop/orders/changes'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { addressTable, itemNames, orderNames } from '@pravesh/shared/shop/orders/wire'
import type { Payload } from 'payload'
import { readRow } from '../../src/database/records/read-row.ts'
import { readRows } from '../../src/database/records/read-rows.ts'
import { updateRow } from '../../src/database/records/update-row.ts'
import type { Book, BookStock, Order, Shipment, StockMovement } from '../../src/payload-types.ts'
import { placeOrder } from '../../src/shop/orders/place-order.ts'
import { startOrderPayment } from '../../src/shop/orders/start-order-payment.ts'
import { simulatorOf } from '../simulator.ts'
import type { TestPortal } from '../start-test-portal.ts'

/** The body of `addFakeOrder` for books of ₹320.50 with normal stock. */
export function anOrderBody(items: readonly OrderItem[], change: Record<string, unknown> = {}) {
  return {
    ...addressTable.toWire(orderAddress),
    [orderNames.items]: items.map(({ bookId, units }) => ({
      [itemNames.name]: 'Childhood and Growing Up',
      [itemNames.sku]: bookId,
      [itemNames.units]: units,
    })),
    ...change,
  }
}

interface OrderOptions {
  studentId: string
  items: readonly OrderItem[]
  reference?: string
  /** Id of an own order. */
  continues?: string
  now?: Date
}

let count = 0

/** An unpaid order, with nothing reserved. */
export function aPlacedOrder(payload: Payload, options: Partial<OrderOptions> & Pick<OrderOptions, 'items'>) {
  count += 1
  const { studentId = `student-${count}`, items, reference = null, continues = null, now = new Date() } = options
  // A copy, because the adapter of the database changes what it writes.
  const sent = { address: { ...orderAddress }, items: [...items], seen: NOTHING_SEEN, reference, continues }
  return placeOrder({ payload, studentId, sent, now })
}

/** An order whose payment has started. */
export async function aStartedOrder(
  payload: Payload,
  options: Parameters<typeof aPlacedOrder>[1],
): Promise<{ order: Order; transactionId: string }> {
  const order = await aPlacedOrder(payload, options)
  const { transactionId } = await startOrderPayment({ payload, order, totalPaise: null, now: new Date() })
  return { order, transactionId }
}

export async function readOrder(payload: Payload, id: string): Promise<Order> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!order) throw new Error('Order not found.')
  return order
}

export async function stockRow(payload: Payload, { id }: Pick<Book, 'id'>): Promise<BookStock> {
  const row = await readRow({ payload, collection: 'book-stock', where: { book: { equals: id } } })
  if (!row) throw new Error('Stock not found.')
  return row
}

/** Free and reserved copies of a book. */
export async function stockOf(payload: Payload, book: Pick<Book, 'id'>): Promise<[free: number, held: number]> {
  const { copies, heldCopies } = await stockRow(payload, book)
  return [copies, heldCopies]
}

/** The movements of a book, oldest first. */
export async function movementsOf(payload: Payload, { id }: Pick<Book, 'id'>): Promise<StockMovement[]> {
  return readRows({
    payload,
    collection: 'stock-movements',
    where: { bookId: { equals: id } },
    sort: ['at', 'createdAt'],
  })
}

/** An order that its buyer has paid. */
export async function aBoughtOrder(
  portal: TestPortal,
  options: Parameters<typeof aPlacedOrder>[1],
): Promise<{ order: Order; transactionId: string }> {
  const { order, transactionId } = await aStartedOrder(portal.payload, options)
  await simulatorOf(portal).act(transactionId, 'pay')
  return { order: await readOrder(portal.payload, order.id), transactionId }
}

/** Writes a state of an order's parcel past the rules of couriers. */
export async function moveParcel(payload: Payload, { id }: Pick<Order, 'id'>, data: Partial<Shipment>): Promise<void> {
  await updateRow({ payload, collection: 'shipments', where: { orderId: { equals: id } }, data })
}

/** A paid order whose parcel has arrived, just now by default. */
export async function aDeliveredOrder(
  portal: TestPortal,
  { deliveredAt = new Date(), ...options }: Parameters<typeof aPlacedOrder>[1] & { deliveredAt?: Date },
): Promise<Order> {
  const { order } = await aBoughtOrder(portal, options)
  await moveParcel(portal.payload, order, { status: 'delivered', deliveredAt: deliveredAt.toISOString() })
  return order
}
