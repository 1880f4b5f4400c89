import { type CollectionSlug, type Payload, ValidationError } from 'payload'

interface InsertOptions {
  payload: Payload
  collection: CollectionSlug
  data: Record<string, unknown>
}

/** Writes a row; false when another has its unique value. Which field it was, not every database says. */
export async function insertUnlessTaken({ payload, collection, data }: InsertOptions): Promise<boolean> {
  try {
    await payload.db.create({ collection, data })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}
