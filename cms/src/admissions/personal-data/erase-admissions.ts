import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { Payload, Where } from 'payload'
import type { Application } from '../../payload-types.ts'
import { findOneApplication } from '../applications/application-record.ts'
import { removeDrafts } from '../drafts/remove-draft.ts'
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
  const where: Where = {
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
  const mine: Where = { student: { equals: studentId } }
  await removeDrafts({ payload, studentId })
  await eraseDocuments({ payload, studentId })
  const { docs } = await payload.db.find<Application>({
    collection: 'applications',
    where: mine,
    limit: 0,
    pagination: false,
  })
  for (const { id } of docs) {
    await payload.db.deleteMany({ collection: 'application-events', where: { application: { equals: id } } })
    await payload.db.deleteMany({ collection: 'applications', where: { id: { equals: id } } })
  }
}
