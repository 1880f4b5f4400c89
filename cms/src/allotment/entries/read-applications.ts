import type { Payload } from 'payload'
import { applicationRecord, asStudentSees } from '../../admissions/index.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Application } from '../../payload-types.ts'
import { ENTRY_COLUMNS, type SourceApplication } from './applicant-of.ts'

/** With what a decision that can still be undone needs, which does not count yet. */
const COLUMNS = [...ENTRY_COLUMNS, 'settledAt', 'attempts', 'lastChange'] as const

/** Reads applications for their entries, without the agreement and the answers as shown, which are most of a row. */
export async function readApplications(
  payload: Payload,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<SourceApplication[]> {
  if (ids.length === 0) return []
  const where = { id: { in: [...ids] } }
  const rows = await readRows({ payload, collection: 'applications', where, fields: COLUMNS })
  return rows.map((row) => asStudentSees(applicationRecord(row as Application), now))
}
