import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { findOneApplication } from '../applications/application-record.ts'
import { removeDrafts } from '../drafts/remove-draft.ts'
import { removePairs } from '../duplicates/remove-pairs.ts'
import { eraseDocuments } from '../uploads/index.ts'

interface StudentOptions {
  payload: Payload
  studentId: string
}

/**
 * Returns why a student cannot be deleted, or null. Admitted students are on the college's roll, so their application
 * and documents must be retained.
 */
export async function admissionsRetentionReason({ payload, studentId }: StudentOptions): Promise<string | null> {
  const where: Condition<'applications'> = {
    and: [{ student: { equals: studentId } }, { status: { in: statusesIn(isApproved) } }],
  }
  const admitted = await findOneApplication(payload, where)
  return (
    admitted &&
    `You cannot delete this account, because the student was admitted with application ${admitted.number}. We must keep the records of admitted students.`
  )
}

/** Deletes a student's drafts, documents and applications. Deletes each history before its application. */
export async function eraseAdmissions({ payload, studentId }: StudentOptions): Promise<void> {
  const mine = { student: { equals: studentId } }
  await removeDrafts({ payload, studentId })
  await eraseDocuments({ payload, studentId })
  const rows = await readRows({ payload, collection: 'applications', where: mine })
  for (const { id } of rows) {
    await deleteRows({ payload, collection: 'bulk-run-items', where: { application: { equals: id } } })
    await deleteRows({ payload, collection: 'second-readings', where: { application: { equals: id } } })
    await deleteRows({ payload, collection: 'correction-deadlines', where: { application: { equals: id } } })
    await removePairs(payload, id)
    await deleteRows({ payload, collection: 'note-mentions', where: { applicationId: { equals: id } } })
    await deleteRows({ payload, collection: 'application-events', where: { application: { equals: id } } })
    await deleteRows({ payload, collection: 'applications', where: { id: { equals: id } } })
  }
}
