import type { Payload } from 'payload'

/** Whether the process can serve: the database answers. Used by load balancers before they send visitors. */
export async function isReady(payload: Payload): Promise<boolean> {
  try {
    await payload.db.find({ collection: 'publications', limit: 1, pagination: false })
    return true
  } catch {
    return false
  }
}
