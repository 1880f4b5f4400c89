import type { CollectionSlug, Where } from 'payload'

/** The records of a collection with outstanding work, and how long a lease on one lasts. */
export interface DueRecords<Slug extends CollectionSlug> {
  collection: Slug
  /** The date from which a record is due; empty when there is no work. (`leaseFields`) */
  dueField: string
  /** Further conditions for a due record; false once the work is done. */
  where: Where
  /** Must exceed the duration of the work, so that only leases of dead processes expire. */
  leaseMs: number
}
