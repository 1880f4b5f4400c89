import type { Stock } from '@pravesh/shared/shop/stock/ledger'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { BookStock } from '../../payload-types.ts'
import { atRevision, revisionOf, rowData } from './stock-row.ts'

interface StoreOptions {
  payload: Payload
  row: BookStock
  stock: Stock
  now: Date
}

/** Stores a stock by one conditional update; null if the row has changed since it was read. */
export function storeStock({ payload, row, stock, now }: StoreOptions): Promise<BookStock | null> {
  return changeOne({
    payload,
    collection: 'book-stock',
    where: { and: [{ id: { equals: row.id } }, atRevision(row)] },
    data: { ...rowData(stock, now), revision: revisionOf(row) + 1 },
  })
}
