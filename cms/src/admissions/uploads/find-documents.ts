import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId, isRecordIdIn } from '../../database/records/record-id.ts'
import type { ApplicantDocument } from '../../payload-types.ts'

const collection = 'applicant-documents'

/** Finds the record of a document; null when there is none. Callers must check access themselves. */
export async function findDocument(payload: Payload, id: string): Promise<ApplicantDocument | null> {
  if (!isRecordId(id)) return null
  return readRow({ payload, collection, where: { id: { equals: id } } })
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
  const where = {
    and: [{ id: { in: known } }, { studentId: { equals: studentId } }],
  } satisfies Condition<'applicant-documents'>
  return readRows({ payload, collection, where })
}
