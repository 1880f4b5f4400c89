import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { FoundRecords } from '@pravesh/shared/rights/erasure'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { findOneApplication } from '../applications/application-record.ts'
import { removeDrafts } from '../drafts/remove-draft.ts'
import { removePairs } from '../duplicates/remove-pairs.ts'
import { documentsExcept, eraseDocuments } from '../uploads/index.ts'

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

/** Deletes a student's drafts, documents and applications. */
export async function eraseAdmissions({ payload, studentId }: StudentOptions): Promise<void> {
  await removeDrafts({ payload, studentId })
  await eraseDocuments({ payload, studentId })
  for (const { id } of await applicationsOf({ payload, studentId })) await eraseApplication(payload, id)
}

/** The same, except applications with an admission, which keep their documents. */
export async function eraseUnadmitted({ payload, studentId }: StudentOptions): Promise<void> {
  const { admitted, others } = await byAdmission({ payload, studentId })
  await removeDrafts({ payload, studentId })
  await eraseDocuments({ payload, studentId, except: admitted })
  for (const { id } of others) await eraseApplication(payload, id)
}

/** What a student has here, for a preview of an erasure. */
export async function findAdmissions({ payload, studentId }: StudentOptions): Promise<FoundRecords[]> {
  const { admitted, others } = await byAdmission({ payload, studentId })
  const drafts = await countRows({
    payload,
    collection: 'application-drafts',
    where: { studentId: { equals: studentId } },
  })
  const where = documentsExcept(studentId, admitted)
  const { totalDocs: uploads } = await payload.count({ collection: 'applicant-documents', where, overrideAccess: true })
  return [
    { kind: 'drafts', count: drafts },
    { kind: 'applications', count: others.length },
    { kind: 'admissions', count: admitted.length },
    { kind: 'uploads', count: uploads },
  ]
}

async function byAdmission(options: StudentOptions) {
  const rows = await applicationsOf(options)
  const admitted = rows.filter(({ status }) => isApproved(status))
  return { admitted, others: rows.filter((row) => !admitted.includes(row)) }
}

function applicationsOf({ payload, studentId }: StudentOptions) {
  return readRows({ payload, collection: 'applications', where: { student: { equals: studentId } } })
}

/** Deletes an application after its history and all that belongs to it. */
async function eraseApplication(payload: Payload, id: string): Promise<void> {
  await deleteRows({ payload, collection: 'bulk-run-items', where: { application: { equals: id } } })
  await deleteRows({ payload, collection: 'second-readings', where: { application: { equals: id } } })
  await deleteRows({ payload, collection: 'correction-deadlines', where: { application: { equals: id } } })
  await removePairs(payload, id)
  await deleteRows({ payload, collection: 'note-mentions', where: { applicationId: { equals: id } } })
  await deleteRows({ payload, collection: 'application-events', where: { application: { equals: id } } })
  await deleteRows({ payload, collection: 'applications', where: { id: { equals: id } } })
}
