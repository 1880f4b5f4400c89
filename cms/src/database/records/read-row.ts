import type { CollectionSlug, Where } from 'payload'
import type { ColumnName } from './columns.ts'
import type { Condition, Known } from './condition.ts'
import { type Read, type ReadOptions, selectOf } from './read-rows.ts'

interface OneOptions<Slug extends CollectionSlug, Field extends ColumnName<Slug>, Given>
  extends Pick<ReadOptions<Slug, Field, Given>, 'payload' | 'collection' | 'fields' | 'req'> {
  /** Of several matching rows, an arbitrary one is read. */
  where: Given & Known<Slug, Given>
}

/** Reads a row as it is stored, or null: without access control, hooks, drafts or joins. */
export async function readRow<
  Slug extends CollectionSlug,
  Field extends ColumnName<Slug> = never,
  Given extends Condition<Slug> = Condition<Slug>,
>({
  payload,
  collection,
  where,
  fields,
  req,
}: OneOptions<Slug, Field, Given>): Promise<Read<Slug, NoInfer<Field>> | null> {
  const row = await payload.db.findOne<{ id: string }>({
    collection,
    where: where as Where,
    select: fields && selectOf(fields),
    // Payload's types allow `false` only for a literal collection slug.
    joins: false as never,
    req,
  })
  // The adapter's types are not generic over the collection.
  return row as Read<Slug, NoInfer<Field>> | null
}
