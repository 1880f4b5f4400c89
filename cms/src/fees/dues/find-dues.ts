import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'

/** Upper bound on the dues of one student; far above what a student can have. */
const MAX_DUES = 400

/** Finds a due by an untrusted id; null when there is none. Callers must check access themselves. */
export async function findDue(payload: Payload, id: string): Promise<FeeDue | null> {
  if (!isRecordId(id)) return null
  return readRow({ payload, collection: 'fee-dues', where: { id: { equals: id } } })
}

/** Throws a Problem (404) when the due does not exist or belongs to another student. */
export async function ownDue(options: { payload: Payload; studentId: string; id: string }): Promise<FeeDue> {
  const due = await findDue(options.payload, options.id)
  if (due?.studentId !== options.studentId) throw notFound('fee')
  return due
}

/** The dues of a student, or of one of their applications. */
export async function findDues(
  payload: Payload,
  of: { studentId: string } | { applicationId: string },
): Promise<FeeDue[]> {
  const where: Condition<'fee-dues'> =
    'studentId' in of ? { studentId: { equals: of.studentId } } : { applicationId: { equals: of.applicationId } }
  return readRows({ payload, collection: 'fee-dues', where, sort: ['dueOn', 'key'], limit: MAX_DUES })
}
