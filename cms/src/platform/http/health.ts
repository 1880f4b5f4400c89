import type { Payload } from 'payload'

/** Readiness probe: whether the database responds. Load balancers check it before they route traffic here. */
export async function isReady(payload: Payload): Promise<boolean> {
  try {
    await payload.db.find({ collection: 'publications', limit: 1, pagination: false })
    return true
  } catch {
    return false
  }
}
