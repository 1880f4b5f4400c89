import type { Payload } from 'payload'
import { type DraftOwner, draftKey } from './draft-row.ts'

/** Removes a student's draft for a course, if there is one. */
export async function removeDraft({ payload, owner }: { payload: Payload; owner: DraftOwner }): Promise<void> {
  await payload.db.deleteMany({ collection: 'application-drafts', where: { key: { equals: draftKey(owner) } } })
}

/** Removes all drafts of a student. */
export async function removeDrafts({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  await payload.db.deleteMany({ collection: 'application-drafts', where: { studentId: { equals: studentId } } })
}
