import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readVersionRows } from '../../database/records/version-rows.ts'

interface LiveOptions {
  payload: Payload
  req: PayloadRequest
  collection: CollectionSlug
  id: string | number
  /** Whether the collection has drafts, so that its row may be a draft. */
  drafts: boolean
}

/** The last published version of a record, or null if it was never published. Without drafts, the stored record. */
export async function liveRecord({ payload, req, collection, id, drafts }: LiveOptions): Promise<object | null> {
  const row = await readRow({ payload, collection, where: { id: { equals: id } }, req })
  if (!drafts || row?._status === 'published') return row
  const [published] = await readVersionRows({
    payload,
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    req,
  })
  return published?.version ?? null
}
