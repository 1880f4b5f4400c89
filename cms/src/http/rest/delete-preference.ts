import { APIError, type PayloadRequest } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'

const PREFERENCES = 'payload-preferences'

/**
 * Deletes an own preference by its key. Payload's own handler fails with 500 on SQLite if there is none: its second query
 * lacks the join of the first.
 */
export async function deletePreference({ payload, routeParams, user }: PayloadRequest): Promise<Response> {
  if (!user) throw new APIError('Sign in to do this.', 401)
  const own: Condition<'payload-preferences'>[] = [
    { 'user.value': { equals: user.id } },
    { 'user.relationTo': { equals: user.collection } },
  ]
  const rows = await readRows({
    payload,
    collection: PREFERENCES,
    where: { and: [{ key: { equals: String(routeParams?.key ?? '') } }, ...own] },
    limit: 1,
  })
  const [found] = rows
  if (found === undefined) throw new APIError('You have no preference with this key.', 404)
  await deleteRows({ payload, collection: PREFERENCES, where: { id: { equals: found.id } } })
  return Response.json({ ...found, message: 'Deleted successfully.' })
}
