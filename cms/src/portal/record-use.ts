import type { CollectionSlug, Payload } from 'payload'

/** A record as stored. */
export type StoredRecord = Record<string, unknown> & { id: string }

interface UseQuery {
  payload: Payload
  record: StoredRecord
}

/** The records that reference another record: their number and, if helpful, a few of their names. */
export interface Users {
  total: number
  names?: string[]
}

/** A reference from a feature's records to a collection. A record cannot be deleted while it is referenced. */
export interface RecordUse {
  /** The referenced collection. */
  of: CollectionSlug
  /** The referencing records, e.g. `['application', 'applications']`. */
  noun: [one: string, several: string]
  /** Blocks deletion only; the record may still be unpublished. */
  allowsUnpublishing?: boolean
  find: (query: UseQuery) => Promise<Users>
}
