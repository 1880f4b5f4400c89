import { APIError, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { parsedWhere } from './rest-query.ts'

/** The most records that a request changes or deletes: Payload works on all of them at once. */
const MAX_BULK = 200

/**
 * Refuses a request that would change or delete more records. Throws an APIError (400). A request without a condition is
 * Payload's to refuse.
 */
export async function limitBulk(req: PayloadRequest, collection: CollectionSlug): Promise<void> {
  const where = parsedWhere(req.query) as Where | null
  if (where === null) return
  const { docs } = await req.payload.find({
    collection,
    where,
    trash: req.query.trash === 'true',
    limit: MAX_BULK + 1,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (docs.length <= MAX_BULK) return
  throw new APIError(`You can change or delete up to ${MAX_BULK} records at a time. Select fewer.`, 400)
}
