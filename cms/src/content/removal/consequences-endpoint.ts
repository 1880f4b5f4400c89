import { type CollectionSlug, type Endpoint, Forbidden } from 'payload'
import { signedOut } from '../../admin-kit/frame/signed-out.ts'
import { isInScope, mayDo } from '../../staff/index.ts'
import type { Removal } from './blocking-uses.ts'
import { effectsOf } from './effects.ts'
import { blockingReason, missingPermission } from './removal-rules.ts'
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
      if (!user) throw signedOut(req)
      if (!mayDo(user, 'update', collection)) throw new Forbidden(req.t)
      const removal: Removal = searchParams.get('removal') === 'unpublish' ? 'unpublish' : 'delete'
      const id = String(routeParams?.id)
      const record = await storedRecord({ payload, collection, where: { id: { equals: id } } })
      if (record === null || !(await isInScope({ payload, user, collection, id, verb: 'update' })))
        return Response.json({ errors: [{ message: 'There is no such record.' }] }, { status: 404 })
      const refusal =
        missingPermission({ req, collection }) ?? (await blockingReason({ req, collection, record, removal }))
      return Response.json({ refusal, effects: await effectsOf({ payload, collection, record, removal }) })
    },
  }
}
