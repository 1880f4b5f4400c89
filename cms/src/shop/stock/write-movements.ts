import { type Stock, withoutMovements } from '@pravesh/shared/shop/stock/ledger'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { StockMovement } from '../../payload-types.ts'
import { findStockRow, stockOf } from './stock-row.ts'
import { storeStock } from './store-stock.ts'

interface WriteOptions {
  payload: Payload
  bookId: string
  stock: Stock
  now: Date
}

/** Far above the number of concurrent changes of one book. */
const MAX_ATTEMPTS = 1000

export function findMovement(payload: Payload, key: string): Promise<StockMovement | null> {
  return readRow({ payload, collection: 'stock-movements', where: { key: { equals: key } } })
}

/** Writes the movements that a row still has, and removes them from it. Idempotent. */
export async function writeMovements({ payload, bookId, stock, now }: WriteOptions): Promise<void> {
  const { movements } = stock
  if (movements.length === 0) return
  for (const movement of movements) {
    await insertIfAbsent({ payload, collection: 'stock-movements', data: { ...movement, bookId } })
  }
  const keys = movements.map(({ key }) => key)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = await findStockRow(payload, bookId)
    if (row === null) return
    const current = stockOf(row)
    const rest = withoutMovements(current, keys)
    if (rest.movements.length === current.movements.length) return
    if (await storeStock({ payload, row, stock: rest, now })) return
  }
}
