import { adjust, withdraw } from '@pravesh/shared/shop/stock/ledger'
import type { Payload } from 'payload'
import { changeStock } from './change-stock.ts'
import { movementOf, type OrderedCopies, type StockOrder, saleKey } from './order-stock.ts'
import { findStockRow, stockOf } from './stock-row.ts'
import { findMovement } from './write-movements.ts'

interface PutBackOptions {
  payload: Payload
  order: StockOrder
  lines: readonly OrderedCopies[]
  kind: 'cancellation' | 'return'
  reason: string
  /** Which part of the order, if not all of it: unique among those of its kind. */
  part?: string
  /** Who put the copies back; the portal by default. */
  by?: string
  now: Date
}

/** The key of the movement that puts copies of an order back. */
export function putBackKey({ bookId, kind, orderId, part }: MovementKey): string {
  return [bookId, kind, orderId, ...(part ? [part] : [])].join('/')
}

interface MovementKey extends Pick<PutBackOptions, 'kind' | 'part'> {
  bookId: string
  orderId: string
}

/**
 * Puts copies of an order back into the stock: those that were sold, with a movement, and those that are still
 * reserved. Idempotent.
 */
export async function putBackOrder(options: PutBackOptions): Promise<void> {
  const { payload, order, lines, kind, part, now } = options
  for (const line of lines) {
    const { bookId, name, units } = line
    await changeStock({ payload, bookId, now, change: (stock) => withdraw(stock, order.id) })
    if (!(await wasSold(payload, bookId, order.id))) continue
    const key = putBackKey({ bookId, kind, orderId: order.id, part })
    const movement = movementOf({ ...options, key, name })
    await changeStock({ payload, bookId, now, movementKey: key, change: (stock) => adjust(stock, units, movement) })
  }
}

async function wasSold(payload: Payload, bookId: string, orderId: string): Promise<boolean> {
  const key = saleKey(bookId, orderId)
  const row = await findStockRow(payload, bookId)
  if (row && stockOf(row).movements.some((movement) => movement.key === key)) return true
  return (await findMovement(payload, key)) !== null
}
