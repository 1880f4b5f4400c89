import { isImporting, type RowError } from '@pravesh/shared/shop/import/import-view'
import type { Payload } from 'payload'
import { readRow } from '../../../database/records/read-row.ts'
import { isRecordIdIn } from '../../../database/records/record-id.ts'
import type { Outcome, Work } from '../../../database/work/work.ts'
import type { BookImport, Staff } from '../../../payload-types.ts'
import { isActive } from '../../../staff/index.ts'
import type { PlannedRow } from '../rows/plan-rows.ts'
import { importWords } from '../words.ts'
import { importRow } from './import-row.ts'

const MINUTE = 60_000
/** Time in which a preview can be imported; its rows are deleted afterwards. */
export const PREVIEW_MS = 24 * 60 * MINUTE

/** Rows of one lease. A stopping portal waits for so many at most, and a killed one repeats so many at most. */
const ROWS_PER_RUN = 50

/** Imports rows in portions, and deletes the rows of previews that were not imported in time. */
export const importWork: Work<'book-imports'> = {
  collection: 'book-imports',
  dueField: 'dueAt',
  where: { status: { in: ['preview', 'importing'] } },
  leaseMs: 5 * MINUTE,
  plansAheadMs: PREVIEW_MS,
  schedule: { delaysMs: [MINUTE, 5 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record }, now }): Promise<Outcome<'book-imports'>> =>
    isImporting(record.status)
      ? importPortion(payload, record, now())
      : { status: 'expired', rows: null, rowErrors: null },
}

async function importPortion(payload: Payload, record: BookImport, now: Date): Promise<Outcome<'book-imports'>> {
  const rows = record.rows as PlannedRow[]
  const failures = [...((record.failures ?? []) as RowError[])]
  const end = Math.min(record.processed + ROWS_PER_RUN, rows.length)
  const staff = await findStaff(payload, record.staffId)
  // The hand-over of what a deactivated person left behind decides who continues. (assigned-imports.ts)
  if (staff !== null && !isActive(staff)) return { dueAt: new Date(now.getTime() + MINUTE).toISOString() }
  for (const row of rows.slice(record.processed, end)) {
    const problem =
      staff === null
        ? importWords.forbidden
        : await importRow({ payload, importId: record.id, fileName: record.fileName, row, staff, now })
    if (problem !== null) failures.push({ row: row.row, column: '', message: problem })
  }
  const progress = { processed: end, failures }
  return end < rows.length ? { ...progress, dueAt: now.toISOString() } : { ...progress, status: 'done', rows: null }
}

async function findStaff(payload: Payload, id: string): Promise<Staff | null> {
  if (!isRecordIdIn(payload, id)) return null
  return readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
}
