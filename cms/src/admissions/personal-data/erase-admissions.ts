import { isApproved, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { Payload, Where } from 'payload'
import type { Application } from '../../payload-types.ts'
import { findOneApplication } from '../applications/application-record.ts'
import { removeDrafts } from '../drafts/remove-draft.ts'
import { eraseDocuments } from '../uploads/index.ts'

interface Whose {
  payload: Payload
  studentId: string
}

/** Why a student cannot be deleted: who was admitted is on the college's roll, and their papers prove it. */
export async function admissionsRetentionReason({ payload, studentId }: Whose): Promise<string | null> {
  const where: Where = {
    and: [{ student: { equals: studentId } }, { status: { in: statusesIn(isApproved) } }],
  }
  const admitted = await findOneApplication(payload, where)
  return (
    admitted &&
    `This student is admitted by application ${admitted.number}. The records of admitted students must be kept, so the account cannot be deleted.`
  )
}

/** Removes a student's unsent forms, documents and applications; the history goes before what it tells of. */
export async function eraseAdmissions({ payload, studentId }: Whose): Promise<void> {
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
