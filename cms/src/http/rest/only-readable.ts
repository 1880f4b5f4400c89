import { APIError, type PayloadHandler, type PayloadRequest } from 'payload'

/**
 * Limits an endpoint that tells what a user may do with a record to those who may open the admin, and to records that
 * they may read: it answers 200 for a record that exists and 404 for others, whatever their roles.
 */
export function onlyReadable(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    if (req.user?.collection !== req.payload.config.admin.user) throw new APIError('Sign in to do this.', 401)
    await requireReadable(req)
    return handler(req)
  }
}

async function requireReadable(req: PayloadRequest): Promise<void> {
  const { payload, routeParams, user } = req
  const { collection, id } = routeParams ?? {}
  if (typeof id !== 'string' || typeof collection !== 'string') return
  const slug = payload.config.collections.find((each) => each.slug === collection)?.slug
  if (slug === undefined) return
  const { docs } = await payload.find({
    collection: slug,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: {},
    trash: true,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (docs.length === 0) throw new APIError('This record does not exist.', 404)
}
