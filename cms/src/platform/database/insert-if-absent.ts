import { type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from 'payload'

interface InsertOptions {
  payload: Payload
  collection: CollectionSlug
  data: Record<string, unknown>
  /** The request in whose transaction to insert. */
  req?: PayloadRequest
}

/** Inserts a row; false if a unique value is already in use. Not every database reports which field it was. */
export async function insertIfAbsent({ payload, collection, data, req }: InsertOptions): Promise<boolean> {
  try {
    await payload.db.create({ collection, data, req })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
