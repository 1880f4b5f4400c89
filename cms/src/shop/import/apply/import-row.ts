import type { Payload } from 'payload'
import type { Staff } from '../../../payload-types.ts'
import { moveCopies } from '../../stock/adjust-stock.ts'
import type { PlannedRow } from '../rows/plan-rows.ts'
import { importWords } from '../words.ts'
import { writeBook } from './write-book.ts'

interface RowOptions {
  payload: Payload
  importId: string
  /** For the reason of a stock movement. */
  fileName: string
  row: PlannedRow
  staff: Staff
  now: Date
}

/** Writes a row: the book, then its copies. Idempotent. Returns why it could not be written; null if it was. */
export async function importRow({ payload, importId, fileName, row, staff, now }: RowOptions): Promise<string | null> {
  const key = `${importId}/${row.row}`
  const written = await writeBook({ payload, staff, row, key })
  if ('problem' in written) return written.problem
  if (row.addCopies === 0) return null
  const moved = await moveCopies({
    payload,
    bookId: written.bookId,
    change: row.addCopies,
    kind: 'import',
    cause: key,
    reason: fileName,
    by: staff.name,
    now,
  })
  return moved ? null : importWords.copiesSold
}
