import type { CollectionSlug, Where } from 'payload'

/** The records of a collection that wait for something to be done, and until when a process that does it holds them. */
export interface DueRecords<Slug extends CollectionSlug> {
  collection: Slug
  /** The date from which a record is due; empty when nothing is to be done. (`leaseFields`) */
  dueField: string
  /** What else is true of a record that is due. It is no longer true once the work is done. */
  where: Where
  /** Longer than the work takes, so that only the lease of a process that died expires. */
  leaseMs: number
}
