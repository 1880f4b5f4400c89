import type { CollectionSlug, Payload, Where } from 'payload'
import type { StoredRecord } from '../../platform/database/record-use.ts'

interface StoredQuery {
  payload: Payload
  collection: CollectionSlug
  where: Where
}

/** The main record, not its latest draft, without joins; null when there is none. */
export async function storedRecord({ payload, collection, where }: StoredQuery): Promise<StoredRecord | null> {
  const query = { collection, where, limit: 1, pagination: false }
  // Payload's types accept `joins: false` only for a literal collection slug.
  const { docs } = await payload.db.find<StoredRecord>({ ...query, joins: false as never })
  return docs[0] ?? null
}
