import { type CollectionSlug, type Endpoint, Forbidden, UnauthorizedError } from 'payload'
import { mayDo } from '../../staff/index.ts'
import { effectsOf } from './effects.ts'
import type { Removal } from './record-uses.ts'
import { reasonAgainst, reasonOfRole } from './refuse-removal.ts'
import { storedRecord } from './stored-record.ts'

/**
 * GET /api/{collection}/{id}/consequences?removal=delete|unpublish: what a removal would affect or why it is rejected.
 * For staff.
 */
export function consequencesEndpoint(collection: CollectionSlug): Endpoint {
  return {
    path: '/:id/consequences',
    method: 'get',
    handler: async (req) => {
      const { payload, routeParams, searchParams, user } = req
      if (!user) throw new UnauthorizedError(req.t)
      if (!mayDo(user, 'update', collection)) throw new Forbidden(req.t)
      const removal: Removal = searchParams.get('removal') === 'unpublish' ? 'unpublish' : 'delete'
      const record = await storedRecord({ payload, collection, where: { id: { equals: String(routeParams?.id) } } })
      if (record === null) return Response.json({ errors: [{ message: 'There is no such record.' }] }, { status: 404 })
      const refusal = reasonOfRole({ req, collection }) ?? (await reasonAgainst({ req, collection, record, removal }))
      return Response.json({ refusal, effects: await effectsOf({ payload, collection, record, removal }) })
    },
  }
}
