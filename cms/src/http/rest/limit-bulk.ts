import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { MAX_PAGE } from './max-page.ts'
import { parsedWhere } from './rest-query.ts'

/**
 * The refusal (400) of a request that would change or delete more records than a page of a list has, otherwise null: Payload
 * works on all of them at once. A request without a condition is Payload's to refuse. In the form of Payload's own answers, of which the admin shows both texts.
 */
export async function bulkRefusal(req: PayloadRequest, collection: CollectionSlug): Promise<Response | null> {
  const where = parsedWhere(req.query) as Where | null
  if (where === null) return null
  const { docs } = await req.payload.find({
    collection,
    where,
    trash: req.query.trash === 'true',
    limit: MAX_PAGE + 1,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (docs.length <= MAX_PAGE) return null
  const message = `You can change or delete up to ${MAX_PAGE} records at a time. Select fewer.`
  return Response.json({ docs: [], errors: [{ message }], message: 'Nothing has changed.' }, { status: 400 })
}
