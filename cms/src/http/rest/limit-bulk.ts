import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { parsedWhere } from './rest-query.ts'

/** The most records that a request changes or deletes: Payload works on all of them at once. */
const MAX_BULK = 200

/**
 * The refusal (400) of a request that would change or delete more records, otherwise null. A request without a condition is
 * Payload's to refuse. In the form of Payload's own answers, of which the admin shows both texts.
 */
export async function bulkRefusal(req: PayloadRequest, collection: CollectionSlug): Promise<Response | null> {
  const where = parsedWhere(req.query) as Where | null
  if (where === null) return null
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
  if (docs.length <= MAX_BULK) return null
  const message = `You can change or delete up to ${MAX_BULK} records at a time. Select fewer.`
  return Response.json({ docs: [], errors: [{ message }], message: 'Nothing has changed.' }, { status: 400 })
}
