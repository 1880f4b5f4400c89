import type { CollectionSlug, Payload, Where } from 'payload'
import type { Condition, Known } from './condition.ts'

interface ExistsOptions<Slug extends CollectionSlug, Given> {
  payload: Payload
  collection: Slug
  /** Must lead to few records by an index. */
  where: Given & Known<Slug, Given>
}

/** Whether a record matches, without reading it. */
export async function exists<Slug extends CollectionSlug, Given extends Condition<Slug> = Condition<Slug>>({
  payload,
  collection,
  where,
}: ExistsOptions<Slug, Given>): Promise<boolean> {
  return (await payload.db.count({ collection, where: where as Where })).totalDocs > 0
}
