import { heldCopies, ledgerSchema, type Stock } from '@pravesh/shared/shop/stock/ledger'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { BookStock } from '../../payload-types.ts'

/** The stock row of a book; null if the book has none. */
export async function findStockRow(payload: Payload, bookId: string): Promise<BookStock | null> {
  if (!isRecordIdIn(payload, bookId)) return null
  return readRow({ payload, collection: 'book-stock', where: { book: { equals: bookId } } })
}

/** Rows from before there were orders have no ledger. */
export function stockOf({ copies, ledger }: BookStock): Stock {
  return { copies, ...(ledger ? ledgerSchema.parse(ledger) : { holds: [], movements: [] }) }
}

export const revisionOf = ({ revision }: BookStock): number => revision ?? 0

/** Matches the row as long as its stock has not changed. Rows from before there were orders have no revision. */
export function atRevision(row: BookStock): Condition<'book-stock'> {
  const revision = revisionOf(row)
  const isSame: Condition<'book-stock'> = { revision: { equals: revision } }
  return revision === 0 ? { or: [isSame, { revision: { exists: false } }] } : isSame
}

const MINUTE = 60_000
/** Far longer than it takes to start a payment or to write a movement. */
export const CHECK_AFTER_MS = 10 * MINUTE

/** The fields of a row with this stock. It is checked later while anything is reserved or not written. */
export function rowData(stock: Stock, now: Date) {
  const { copies, holds, movements } = stock
  const isQuiet = holds.length === 0 && movements.length === 0
  return {
    copies,
    heldCopies: heldCopies(stock),
    ledger: { holds, movements },
    checkAt: isQuiet ? null : new Date(now.getTime() + CHECK_AFTER_MS).toISOString(),
  }
}
