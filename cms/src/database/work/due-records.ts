import type { CollectionSlug } from 'payload'
import type { Columns } from '../records/columns.ts'
import type { Condition } from '../records/condition.ts'

/** The names of columns that can hold any text, those of dates among them. */
type TextColumn<Row> = { [Name in keyof Row]-?: string extends Row[Name] ? Name : never }[keyof Row]

/** The records of a collection with outstanding work, and how long a lease on one lasts. */
export interface DueRecords<Slug extends CollectionSlug> {
  collection: Slug
  /** The date from which a record is due; empty when there is no work. (`leaseFields`) */
  dueField: TextColumn<Columns<Slug>> & string
  /** Further conditions for a due record; false once the work is done. */
  where: Condition<Slug>
  /** Must exceed the duration of the work, so that only leases of dead processes expire. */
  leaseMs: number
}

/** The columns that take the lease on a record. */
export type LeaseColumns<Slug extends CollectionSlug> = { [Name in TextColumn<Columns<Slug>>]?: string } & {
  attempts: number
}
