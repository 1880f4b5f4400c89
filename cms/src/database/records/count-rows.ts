import type { CollectionSlug, Payload, Where } from 'payload'
import type { Condition, Known } from './condition.ts'
import type { Together } from './write-together.ts'

interface CountOptions<Slug extends CollectionSlug, Given> {
  payload: Pick<Payload, 'db'>
  collection: Slug
  where: Given & Known<Slug, Given>
  /** The request in whose transaction to count. */
  req?: Together
}

/** Counts rows without access control. Without a condition, MongoDB only estimates the number; see `countAll`. */
export async function countRows<Slug extends CollectionSlug, Given extends Condition<Slug> = Condition<Slug>>({
  payload,
  where,
  ...of
}: CountOptions<Slug, Given>): Promise<number> {
  return (await payload.db.count({ ...of, where: where as Where })).totalDocs
}
