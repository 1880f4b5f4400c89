import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'

const collection = 'applicant-documents'
const DAY = 24 * 60 * 60_000

/** Unreferenced uploads are deleted after this time. */
const ORPHAN_RETENTION_MS = 7 * DAY

/** Returns the ids of all documents in a student's drafts. */
export type DocumentsInDrafts = (options: { payload: Payload; studentId: string }) => Promise<readonly string[]>

interface SweepOptions {
  payload: Payload
  now: Date
  documentsInDrafts: DocumentsInDrafts
}

/** Deletes old uploads that no application or draft references; returns their number. */
export async function sweepDocuments({ payload, now, documentsInDrafts }: SweepOptions): Promise<number> {
  const before = new Date(now.getTime() - ORPHAN_RETENTION_MS).toISOString()
  const where: Condition<'applicant-documents'> = {
    and: [{ applicationId: { exists: false } }, { createdAt: { less_than: before } }],
  }
  let removed = 0
  for await (const rows of walkRecords({ payload, collection, where, fields: ['studentId'] })) {
    for (const [studentId, documents] of Map.groupBy(rows, (document) => document.studentId)) {
      const referenced = new Set([
        ...(await documentsInApplications(payload, studentId)),
        ...(await documentsInDrafts({ payload, studentId })),
      ])
      for (const { id } of documents.filter((document) => !referenced.has(document.id))) {
        // Payload deletes the file first, so a crash in between leaves the record for the next sweep.
        await payload.delete({ collection, id, depth: 0, overrideAccess: true })
        removed++
      }
    }
  }
  return removed
}

/** Needed because an interrupted submission references its documents before they are attached. */
async function documentsInApplications(payload: Payload, studentId: string): Promise<string[]> {
  const rows = await readRows({ payload, collection: 'applications', where: { student: { equals: studentId } } })
  return rows.flatMap(({ documents }) => Object.values(documents ?? {}).map(String))
}
