import { type ImportView, MAX_SHOWN, type RowError } from '@pravesh/shared/shop/import/import-view'
import type { BookImport } from '../../payload-types.ts'
import type { PlannedRow } from './rows/plan-rows.ts'

/** What the page of an import shows. */
export function importView(record: BookImport): ImportView {
  const { status, newBooks, changedBooks, unchangedRows, errorCount, processed } = record
  const rows = (record.rows ?? []) as PlannedRow[]
  return {
    status,
    newBooks,
    changedBooks,
    unchangedRows,
    errorCount,
    processed,
    ignoresCopies: record.ignoresCopies ?? false,
    rows: rows
      .slice(0, MAX_SHOWN)
      .map(({ row, id, title, changes, warning }) => ({ row, isNew: id === null, title, changes, warning })),
    errors: ((record.rowErrors ?? []) as RowError[]).slice(0, MAX_SHOWN),
    failures: (record.failures ?? []) as RowError[],
  }
}
