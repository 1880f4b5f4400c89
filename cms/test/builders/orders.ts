import type { OrderAddress } from '@pravesh/shared/shop/orders/address'
import { NOTHING_SEEN } from '@pravesh/shared/shop/orders/changes'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { addressTable, itemNames, orderNames } from '@pravesh/shared/shop/orders/wire'
import type { Payload } from 'payload'
import type { Book, BookStock, Order, StockMovement } from '../../src/payload-types.ts'
import { checkPayment } from '../../src/payments/index.ts'
import { placeOrder } from '../../src/shop/orders/place-order.ts'
import { startOrderPayment } from '../../src/shop/orders/start-order-payment.ts'
import { aGateway } from './payments.ts'

export function anAddress(change: Partial<OrderAddress> = {}): OrderAddress {
  return {
    name: 'Asha',
    surname: 'Roy',
    line1: '12 Station Road',
    line2: 'Ghurni',
    city: 'Krishnanagar',
    district: 'NADIA',
    state: 'WEST BENGAL',
    pin: '741101',
    country: 'India',
    email: 'asha@example.in',
    phone: '9830012345',
    ...change,
  }
}

/** The body of `addFakeOrder` for books of ₹320.50 with normal stock. */
export function anOrderBody(items: readonly OrderItem[], change: Record<string, unknown> = {}) {
  return {
    ...addressTable.toWire(anAddress()),
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
  now?: Date
}

let count = 0

/** An unpaid order, with nothing reserved. */
export function aPlacedOrder(payload: Payload, options: Partial<OrderOptions> & Pick<OrderOptions, 'items'>) {
  count += 1
  const { studentId = `student-${count}`, items, reference = null, now = new Date() } = options
  const sent = { address: anAddress(), items: [...items], seen: NOTHING_SEEN, reference }
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
  const order = await payload.db.findOne<Order>({ collection: 'orders', where: { id: { equals: id } } })
  if (!order) throw new Error('Order not found.')
  return order
}

export async function stockRow(payload: Payload, { id }: Pick<Book, 'id'>): Promise<BookStock> {
  const row = await payload.db.findOne<BookStock>({ collection: 'book-stock', where: { book: { equals: id } } })
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
  const { docs } = await payload.db.find<StockMovement>({
    collection: 'stock-movements',
    where: { bookId: { equals: id } },
    sort: ['at', 'createdAt'],
    limit: 0,
    pagination: false,
  })
  return docs
}

/** A paid order, with its parcel and its bill. */
export async function aPaidOrder(
  payload: Payload,
  options: Parameters<typeof aPlacedOrder>[1],
): Promise<{ order: Order; transactionId: string }> {
  const { order, transactionId } = await aStartedOrder(payload, options)
  const { totalPaise } = await readOrder(payload, order.id)
  const report = { state: 'paid', transactionId, amountPaise: totalPaise, currency: 'INR', reference: 'R1' } as const
  await checkPayment({ payload, transactionId, gateway: aGateway({ report }), now: new Date() })
  return { order: await readOrder(payload, order.id), transactionId }
}
