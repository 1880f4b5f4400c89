import type { CollectionSlug, Payload } from 'payload'

/** Exact number of records in a collection. The always-true condition prevents MongoDB from returning an estimate. */
export async function countAll(payload: Payload, collection: CollectionSlug): Promise<number> {
  return (await payload.db.count({ collection, where: { id: { exists: true } } })).totalDocs
}
