import type { CollectionSlug, Payload, Where } from 'payload'

interface ExistsOptions {
  payload: Payload
  collection: CollectionSlug
  /** Must lead to few records by an index. */
  where: Where
}

/** Whether a record matches, without reading it. */
export async function exists({ payload, collection, where }: ExistsOptions): Promise<boolean> {
  return (await payload.db.count({ collection, where })).totalDocs > 0
}
