import type { Payload, Where } from 'payload'
import { changeOne } from '../../platform/database/change-one.ts'

interface AttachOptions {
  payload: Payload
  studentId: string
  applicationId: string
  ids: readonly string[]
}

/** Attaches a student's documents to an application. Idempotent; skips documents that are already attached. */
export async function attachDocuments({ payload, studentId, applicationId, ids }: AttachOptions): Promise<void> {
  for (const id of ids) {
    const where: Where = {
      and: [{ id: { equals: id } }, { studentId: { equals: studentId } }, { applicationId: { exists: false } }],
    }
    await changeOne({ payload, collection: 'applicant-documents', where, data: { applicationId } })
  }
}
