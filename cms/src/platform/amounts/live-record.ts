import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

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
  const row = await payload.db.findOne<Record<string, unknown> & { id: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  if (!drafts || row?._status === 'published') return row
  const { docs } = await payload.db.findVersions<object>({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version ?? null
}
