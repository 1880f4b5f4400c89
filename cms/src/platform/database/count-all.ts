import type { CollectionSlug, Payload } from 'payload'

/** The number of records in a collection. The condition is always true: without one MongoDB only estimates. */
export async function countAll(payload: Payload, collection: CollectionSlug): Promise<number> {
  return (await payload.db.count({ collection, where: { id: { exists: true } } })).totalDocs
}
