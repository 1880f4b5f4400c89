import type { CollectionSlug, Payload, Where } from 'payload'
import type { Condition, Known } from './condition.ts'
import type { Together } from './write-together.ts'

interface DeleteOptions<Slug extends CollectionSlug, Given> {
  payload: Pick<Payload, 'db'>
  collection: Slug
  where: Given & Known<Slug, Given>
  /** The request in whose transaction to delete. */
  req?: Together
}

/** Deletes all rows that match: without access control, hooks or the trash. Their versions remain. */
export async function deleteRows<Slug extends CollectionSlug, Given extends Condition<Slug> = Condition<Slug>>({
  payload,
  where,
  ...of
}: DeleteOptions<Slug, Given>): Promise<void> {
  await payload.db.deleteMany({ ...of, where: where as Where })
}
