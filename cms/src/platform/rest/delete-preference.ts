import { APIError, type PayloadRequest, type Where } from 'payload'

const PREFERENCES = 'payload-preferences'

/**
 * Deletes an own preference by its key. Payload's own handler fails with 500 on SQLite if there is none: its second query
 * lacks the join of the first.
 */
export async function deletePreference({ payload, routeParams, user }: PayloadRequest): Promise<Response> {
  if (!user) throw new APIError('Sign in to do this.', 401)
  const own: Where[] = [{ 'user.value': { equals: user.id } }, { 'user.relationTo': { equals: user.collection } }]
  const { docs } = await payload.db.find<{ id: string; key: string }>({
    collection: PREFERENCES,
    where: { and: [{ key: { equals: String(routeParams?.key ?? '') } }, ...own] },
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (found === undefined) throw new APIError('You have no preference with this key.', 404)
  await payload.db.deleteOne({ collection: PREFERENCES, where: { id: { equals: found.id } } })
  return Response.json({ ...found, message: 'Deleted successfully.' })
}
