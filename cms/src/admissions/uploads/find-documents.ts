import type { Payload, Where } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import { isRecordId, isRecordIdIn } from '../../platform/database/record-id.ts'

const collection = 'applicant-documents'

/** Finds the record of a document; null when there is none. Callers must check access themselves. */
export async function findDocument(payload: Payload, id: string): Promise<ApplicantDocument | null> {
  if (!isRecordId(id)) return null
  return payload.db.findOne<ApplicantDocument>({ collection, where: { id: { equals: id } } })
}

interface OwnOptions {
  payload: Payload
  studentId: string
  ids: readonly string[]
}

/** Finds those of the given documents that belong to the student. Omits invalid ids and other students' documents. */
export async function documentsOf({ payload, studentId, ids }: OwnOptions): Promise<ApplicantDocument[]> {
  const known = ids.filter((id) => isRecordIdIn(payload, id))
  if (known.length === 0) return []
  const where: Where = { and: [{ id: { in: known } }, { studentId: { equals: studentId } }] }
  const { docs } = await payload.db.find<ApplicantDocument>({ collection, where, limit: 0, pagination: false })
  return docs
}
