import type { CollectionSlug, Payload } from 'payload'
import type { KnownColumns, NewRow, Row } from './columns.ts'
import type { Together } from './write-together.ts'

interface InsertOptions<Slug extends CollectionSlug, Data> {
  payload: Pick<Payload, 'db'>
  collection: Slug
  data: Data & KnownColumns<Slug, Data>
  /** The id of the new row, from `newRecordId`; a new one by default. */
  id?: string
  /** The request in whose transaction to insert. */
  req?: Together
}

/** Inserts a row and returns it: without access control, validation, hooks or versions. Throws if a unique value is in use. */
export async function insertRow<Slug extends CollectionSlug, Data extends NewRow<Slug> = NewRow<Slug>>({
  payload,
  collection,
  data,
  id: customID,
  req,
}: InsertOptions<Slug, Data>): Promise<Row<Slug>> {
  // The adapter's type is not generic over the collection.
  return (await payload.db.create({ collection, data, customID, req })) as Row<Slug>
}
