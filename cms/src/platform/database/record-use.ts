import type { CollectionSlug, Payload } from 'payload'

/** A record as the database keeps it. */
export type StoredRecord = Record<string, unknown> & { id: string }

interface UseQuery {
  payload: Payload
  record: StoredRecord
}

/** The records that use another record: how many there are, and the names of a few where a name says more than a number. */
export interface Users {
  total: number
  names?: string[]
}

/** One way in which a feature's records use the records of a collection; while any does, the used record stays. */
export interface RecordUse {
  /** The collection whose records are used. */
  of: CollectionSlug
  /** What uses them, e.g. `['application', 'applications']`. */
  noun: [one: string, several: string]
  /** Stands against deletion only: the record may still be taken off the site. */
  allowsUnpublishing?: boolean
  find: (query: UseQuery) => Promise<Users>
}
