import { release, reserve, sell, withdraw } from '@pravesh/shared/shop/stock/ledger'
import type { Payload } from 'payload'
import { changeStock } from './change-stock.ts'

/** Copies of one book in an order. */
export interface OrderedCopies {
  bookId: string
  name: string
  units: number
}

/** An order whose copies are reserved, sold or put back. */
export interface StockOrder {
  id: string
  orderNumber: string
}

interface OrderOptions {
  payload: Payload
  order: StockOrder
  lines: readonly OrderedCopies[]
  now: Date
}

/** Written with movements that the portal makes by itself. */
const PORTAL = 'Portal'

/** Every process takes the books of an order in the same sequence. */
const inSequence = (lines: readonly OrderedCopies[]) => lines.toSorted((a, b) => a.bookId.localeCompare(b.bookId))

/**
 * Reserves all copies of an order for a payment attempt, or none. Returns the lines that have too few copies, which is
 * empty on success.
 */
export async function reserveOrder(options: OrderOptions & { attempt: string }): Promise<OrderedCopies[]> {
  const { payload, order, attempt, now } = options
  const missing: OrderedCopies[] = []
  for (const line of inSequence(options.lines)) {
    const claim = { orderId: order.id, units: line.units, attempt, at: now.toISOString() }
    const outcome = await changeStock({
      payload,
      bookId: line.bookId,
      now,
      change: (stock) => reserve(stock, claim),
    })
    if (outcome === 'refused') missing.push(line)
  }
  if (missing.length > 0) await releaseOrder(options)
  return missing
}

/** Ends the reservation of an attempt. Copies that another attempt of the order needs stay reserved. Idempotent. */
export async function releaseOrder({ payload, order, lines, attempt, now }: OrderOptions & { attempt: string }) {
  const claim = { orderId: order.id, attempts: [attempt] }
  for (const { bookId } of inSequence(lines)) {
    await changeStock({ payload, bookId, now, change: (stock) => release(stock, claim) })
  }
}

/** Ends the reservation of all attempts of an order. Idempotent. */
export async function withdrawOrder({ payload, order, lines, now }: OrderOptions): Promise<void> {
  for (const { bookId } of inSequence(lines)) {
    await changeStock({ payload, bookId, now, change: (stock) => withdraw(stock, order.id) })
  }
}

export const saleKey = (bookId: string, orderId: string) => `${bookId}/sale/${orderId}`

/**
 * Takes the copies of a paid order. Idempotent. False if a book has too few copies; those of the other books may have
 * been taken then, and `putBackOrder` returns them.
 */
export async function sellOrder({ payload, order, lines, now }: OrderOptions): Promise<boolean> {
  for (const { bookId, name, units } of inSequence(lines)) {
    const key = saleKey(bookId, order.id)
    const outcome = await changeStock({
      payload,
      bookId,
      now,
      movementKey: key,
      change: (stock) =>
        sell(stock, { orderId: order.id, units }, movementOf({ key, kind: 'sale', name, order, now, reason: '' })),
    })
    if (outcome === 'refused') return false
  }
  return true
}

interface MovementOptions {
  key: string
  kind: 'sale' | 'cancellation' | 'return'
  name: string
  order: StockOrder
  reason: string
  by?: string
  now: Date
}

export function movementOf({ key, kind, name, order, reason, by = PORTAL, now }: MovementOptions) {
  return {
    key,
    kind,
    bookName: name,
    orderId: order.id,
    orderNumber: order.orderNumber,
    reason,
    by,
    at: now.toISOString(),
  }
}
