import type { CollectionSlug, Payload, Where } from 'payload'
import type { StoredRecord } from '../../platform/database/record-use.ts'

interface StoredQuery {
  payload: Payload
  collection: CollectionSlug
  where: Where
}

/** A record itself, not its newest draft, without what the admin joins to it; null when there is none. */
export async function storedRecord({ payload, collection, where }: StoredQuery): Promise<StoredRecord | null> {
  const query = { collection, where, limit: 1, pagination: false }
  // Payload's types allow this only where the collection is known by name.
  const { docs } = await payload.db.find<StoredRecord>({ ...query, joins: false as never })
  return docs[0] ?? null
}
