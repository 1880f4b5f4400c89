import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { type DraftOwner, draftKey } from './draft-row.ts'

/** When a student saved the form of a course first (ISO 8601); null if it is not saved. */
export async function startOfDraft(payload: Payload, owner: DraftOwner): Promise<string | null> {
  const where = { key: { equals: draftKey(owner) } }
  const [draft] = await readRows({ payload, collection: 'application-drafts', where, fields: ['createdAt'] })
  return draft?.createdAt ?? null
}
