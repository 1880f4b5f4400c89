import { FILE_FIELD } from '@pravesh/shared/shop/import/staff-calls'
import type { Payload } from 'payload'
import { staffKey } from '../../../foundation/person-key.ts'
import { invalid, type Problem } from '../../../foundation/problem.ts'
import type { BookImport } from '../../../payload-types.ts'
import { PREVIEW_MS } from '../apply/import-work.ts'
import { readTable } from '../file/read-table.ts'
import { newBookKey, planRows } from '../rows/plan-rows.ts'
import { readHeader } from '../rows/read-header.ts'
import { readRow } from '../rows/read-row.ts'
import { loadBooks, loadTitles } from './load-books.ts'

/** Errors that are stored; the rest is counted. */
const MAX_ERRORS = 1000

interface PreviewOptions {
  payload: Payload
  file: { name: string; bytes: Uint8Array }
  staff: { id: string; name: string }
  now: Date
}

/**
 * Compares a file with the stored books and stores the result, without changing any book. Throws a Problem (400) for a
 * file that cannot be read as a whole.
 */
export async function previewImport({ payload, file, staff, now }: PreviewOptions): Promise<BookImport> {
  const table = await readTable({ payload, person: staffKey(staff.id), bytes: file.bytes })
  if ('problem' in table) throw unreadable(table.problem)
  const header = readHeader(table.header)
  if ('problem' in header) throw unreadable(header.problem)
  const rows = table.rows.map(({ row, cells }) => readRow({ header, row, cells }))
  const added = rows.filter(({ id }) => id === '').map(({ values }) => newBookKey(values))
  const [books, titles] = await Promise.all([
    loadBooks({ payload, ids: rows.map(({ id }) => id) }),
    loadTitles({ payload, keys: added.filter((key) => key !== null) }),
  ])
  const { planned, errors, unchanged, ignoresCopies } = planRows({ rows, books, titles })
  return payload.create({
    collection: 'book-imports',
    depth: 0,
    // No role can create imports; the caller has checked the permission.
    overrideAccess: true,
    data: {
      status: 'preview',
      fileName: file.name.slice(-100),
      newBooks: planned.filter(({ id }) => id === null).length,
      changedBooks: planned.filter(({ id }) => id !== null).length,
      unchangedRows: unchanged,
      errorCount: errors.length,
      staffName: staff.name,
      staffId: staff.id,
      ignoresCopies,
      rows: planned,
      rowErrors: errors.slice(0, MAX_ERRORS),
      processed: 0,
      failures: [],
      dueAt: new Date(now.getTime() + PREVIEW_MS).toISOString(),
      attempts: 0,
    },
  })
}

function unreadable(message: string): Problem {
  return invalid([{ field: FILE_FIELD, code: 'unreadable', message }])
}
