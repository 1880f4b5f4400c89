import { type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from 'payload'

interface InsertOptions {
  payload: Payload
  collection: CollectionSlug
  data: Record<string, unknown>
  /** The request whose transaction the row belongs to. */
  req?: PayloadRequest
}

/** Writes a row; false when another has its unique value. Which field it was, not every database says. */
export async function insertUnlessTaken({ payload, collection, data, req }: InsertOptions): Promise<boolean> {
  try {
    await payload.db.create({ collection, data, req })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
