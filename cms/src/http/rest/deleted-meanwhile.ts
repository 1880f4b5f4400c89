import { type CollectionSlug, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { errorForLog } from '../../foundation/log/error-for-log.ts'

/**
 * An endpoint that responds 404 when another request deletes its record while it runs. Payload does not expect that:
 * it reads fields of a record that the database no longer returns, or writes rows that refer to it.
 */
export function notFoundIfDeleted(endpoint: Endpoint, slug: CollectionSlug): Endpoint {
  if (!['patch', 'delete'].includes(endpoint.method) || endpoint.path !== '/:id') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        return await endpoint.handler(req)
      } catch (error) {
        if (!isOfMissingRow(error) || (await isStored(req, slug))) throw error
        req.payload.logger.warn({ msg: 'A record was deleted during another request.', slug, err: errorForLog(error) })
        throw new NotFound(req.t)
      }
    },
  }
}

/** Whether an error can be the consequence of a row that was deleted between two statements. */
export function isOfMissingRow(error: unknown): boolean {
  if (error instanceof TypeError) return true
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}

async function isStored({ payload, routeParams }: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const where = { id: { equals: String(routeParams?.id) } }
  return (await countRows({ payload, collection, where })) > 0
}
