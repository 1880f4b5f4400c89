import { type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from 'payload'
import type { KnownColumns, NewRow, Row } from './columns.ts'
import { newRecordId } from './new-record-id.ts'
import { type Together, writeTogether } from './write-together.ts'

interface InsertOptions<Slug extends CollectionSlug, Data> {
  payload: Payload
  collection: Slug
  data: Data & KnownColumns<Slug, Data>
  /** The id of the new record, from `newRecordId`; a new one by default. */
  id?: string
  /** The request in whose transaction to insert. */
  req?: Pick<PayloadRequest, 'transactionID'>
}

/** Inserts a row; false if a unique value is already in use. Not every database reports which field it was. */
export async function insertIfAbsent<Slug extends CollectionSlug, Data extends NewRow<Slug> = NewRow<Slug>>({
  payload,
  req,
  ...record
}: InsertOptions<Slug, Data>): Promise<boolean> {
  return unlessTaken(async () => {
    if (req) await insert(payload, record, req)
    else await writeTogether(payload, (together) => insert(payload, record, together))
    return true
  }, false)
}

/** Inserts a row and returns the record; null if a unique value is already in use. */
export async function createIfAbsent<Slug extends CollectionSlug, Data extends NewRow<Slug> = NewRow<Slug>>({
  payload,
  collection,
  data,
  id: customID,
  req,
}: InsertOptions<Slug, Data>): Promise<Row<Slug> | null> {
  // The adapter's type is not generic over the collection.
  const create = async () => (await payload.db.create({ collection, data, customID, req })) as Row<Slug>
  return unlessTaken<Row<Slug> | null>(create, null)
}

async function insert(
  payload: Payload,
  record: Omit<InsertOptions<CollectionSlug, Record<string, unknown>>, 'payload'>,
  req: Together,
): Promise<void> {
  const { collection, id: customID = newRecordId(payload) } = record
  // A copy, because MongoDB's adapter changes its argument.
  const data = structuredClone(record.data)
  await payload.db.create({ collection, data, customID, req, returning: false })
}

async function unlessTaken<T>(insert: () => Promise<T>, taken: T): Promise<T> {
  try {
    return await insert()
  } catch (error) {
    if (error instanceof ValidationError) return taken
    throw error
  }
}
