import type { Payload } from 'payload'
import { type DraftOwner, draftKey } from './draft-row.ts'

export async function removeDraft({ payload, owner }: { payload: Payload; owner: DraftOwner }): Promise<void> {
  await payload.db.deleteMany({ collection: 'application-drafts', where: { key: { equals: draftKey(owner) } } })
}

export async function removeDrafts({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  await payload.db.deleteMany({ collection: 'application-drafts', where: { studentId: { equals: studentId } } })
}
