import type { CollectionSlug, Payload, Where } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { StoredRecord } from '../../portal/record-use.ts'

interface StoredQuery {
  payload: Payload
  collection: CollectionSlug
  where: Where
}

/** The main record, not its latest draft, without joins; null when there is none. */
export async function storedRecord({ payload, collection, where }: StoredQuery): Promise<StoredRecord | null> {
  return readRow({ payload, collection, where })
}
