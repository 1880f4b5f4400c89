import type { CollectionSlug, Payload } from 'payload'

/** Whether a collection has no records at all. A count without a condition would not do: MongoDB only estimates it. */
export async function isEmpty(payload: Payload, collection: CollectionSlug): Promise<boolean> {
  return (await payload.db.findOne({ collection, where: { id: { exists: true } } })) === null
}
