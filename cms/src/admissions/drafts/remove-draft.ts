import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import type { Together } from '../../database/records/write-together.ts'
import { type DraftOwner, draftKey } from './draft-row.ts'

interface RemoveOptions {
  payload: Payload
  owner: DraftOwner
  req?: Together
}

export async function removeDraft({ payload, owner, req }: RemoveOptions): Promise<void> {
  await deleteRows({ payload, collection: 'application-drafts', where: { key: { equals: draftKey(owner) } }, req })
}

export async function removeDrafts({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  await deleteRows({ payload, collection: 'application-drafts', where: { studentId: { equals: studentId } } })
}
