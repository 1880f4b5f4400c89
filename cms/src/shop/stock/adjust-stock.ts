import { randomUUID } from 'node:crypto'
import { adjust } from '@pravesh/shared/shop/stock/ledger'
import type { MovementKind } from '@pravesh/shared/shop/stock/movements'
import type { StockAdjustment } from '@pravesh/shared/shop/stock/staff-calls'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { idOf } from '../../database/records/relation.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { BookStock } from '../../payload-types.ts'
import { changeStock } from './change-stock.ts'
import { findStockRow, revisionOf, stockOf } from './stock-row.ts'

interface AdjustOptions {
  payload: Payload
  /** Of the stock row; untrusted. */
  id: string
  /** The new number of copies that are free to sell, the reason, and the revision that staff saw. */
  adjustment: StockAdjustment
  staff: { name: string }
  now: Date
}

/**
 * Sets the copies of a book that are free to sell, and records the reason. Throws a Problem: 404, or 409 when the stock
 * has changed since staff saw it, so that no sale is overwritten.
 */
export async function adjustStock({ payload, id, adjustment, staff, now }: AdjustOptions): Promise<BookStock> {
  const row = isRecordId(id)
    ? await readRow({ payload, collection: 'book-stock', where: { id: { equals: id } } })
    : null
  if (row === null) throw notFound('book')
  if (revisionOf(row) !== adjustment.revision) throw changed(row)
  const bookId = idOf(row.book) ?? ''
  const change = adjustment.copies - stockOf(row).copies
  if (change === 0) return row
  const { reason } = adjustment
  // The key makes a repeat of the same request harmless; after it, the revision is another.
  const cause = `${adjustment.revision}/${adjustment.copies}`
  const mayApply = (current: BookStock) => revisionOf(current) === adjustment.revision
  const isMoved = await moveCopies({
    payload,
    bookId,
    change,
    kind: 'adjustment',
    cause,
    reason,
    by: staff.name,
    now,
    mayApply,
  })
  const adjusted = (await findStockRow(payload, bookId)) ?? row
  if (!isMoved) throw changed(adjusted)
  return adjusted
}

interface MoveOptions {
  payload: Payload
  bookId: string
  /** Copies to add; negative to remove. */
  change: number
  kind: Extract<MovementKind, 'adjustment' | 'import'>
  /** What caused the movement; the same cause moves copies once. A new one by default. */
  cause?: string
  reason: string
  by: string
  now: Date
  /** Whether the row is still as expected. */
  mayApply?: (row: BookStock) => boolean
}

/** Adds or removes copies with a movement. False if fewer than none would be left, or if the row may not be changed. */
export async function moveCopies(options: MoveOptions): Promise<boolean> {
  const { payload, bookId, change, kind, cause = randomUUID(), reason, by, now, mayApply = () => true } = options
  const book = await readRow({ payload, collection: 'books', where: { id: { equals: bookId } } })
  const key = `${bookId}/${kind}/${cause}`
  const movement = {
    key,
    kind,
    bookName: book?.name ?? '',
    orderId: null,
    orderNumber: null,
    reason,
    by,
    at: now.toISOString(),
  }
  const outcome = await changeStock({
    payload,
    bookId,
    now,
    movementKey: key,
    change: (stock, row) => (mayApply(row) ? adjust(stock, change, movement) : null),
  })
  return outcome === 'done'
}

function changed({ copies }: BookStock): Problem {
  const publicMessage = `The stock has changed since you opened it: ${copies} copies are free to sell now. Reload the page and count again.`
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
