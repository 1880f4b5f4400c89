import type { CollectionSlug, Payload } from 'payload'

/** Whether a collection has no records. Does not count, because MongoDB only estimates a count without a condition. */
export async function isEmpty(payload: Payload, collection: CollectionSlug): Promise<boolean> {
  return (await payload.db.findOne({ collection, where: { id: { exists: true } } })) === null
}
