import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'
import type { Together } from '../../database/records/write-together.ts'

interface AttachOptions {
  payload: Payload
  studentId: string
  applicationId: string
  ids: readonly string[]
  req?: Together
}

/** Attaches a student's documents to an application. Idempotent; skips documents that are already attached. */
export async function attachDocuments({ payload, studentId, applicationId, ids, req }: AttachOptions): Promise<void> {
  const where: Condition<'applicant-documents'> = {
    and: [{ id: { in: [...ids] } }, { studentId: { equals: studentId } }, { applicationId: { exists: false } }],
  }
  await changeAll({ payload, collection: 'applicant-documents', where, data: { applicationId }, req })
}
