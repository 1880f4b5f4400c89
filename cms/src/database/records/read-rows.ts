import type { CollectionSlug, Payload, Where } from 'payload'
import type { Bounded } from './bounded.ts'
import type { ColumnName, Row } from './columns.ts'
import type { Condition, Known } from './condition.ts'
import type { Together } from './write-together.ts'

type Direction<Name extends string> = Name | `-${Name}`

export interface ReadOptions<Slug extends CollectionSlug, Field extends ColumnName<Slug>, Given> {
  payload: Pick<Payload, 'db'>
  collection: Slug
  /** All rows by default. */
  where?: Given & Known<Slug, Given>
  /** The columns to read besides the id; all by default. */
  fields?: readonly Field[]
  sort?: Direction<ColumnName<Slug>> | readonly Direction<ColumnName<Slug>>[]
  /** 0: no limit. */
  limit?: number
  /** From 1. */
  page?: number
  /** The request in whose transaction to read. */
  req?: Together
}

/** What a read with `fields` returns. */
export type Read<Slug extends CollectionSlug, Field extends string> = [Field] extends [never]
  ? Row<Slug>
  : CollectionSlug extends Slug
    ? Row<Slug>
    : Pick<Row<Slug>, (Field | 'id') & keyof Row<Slug>>

/**
 * Reads rows as they are stored: without access control, hooks, drafts or joins. A query holds the event loop until it has
 * read all of them, so it has a `limit`, or a `where` that names what the rows belong to. `walkRecords` reads the others.
 */
export async function readRows<
  Slug extends CollectionSlug,
  Field extends ColumnName<Slug> = never,
  const Given extends Condition<Slug> = Condition<Slug>,
>(options: ReadOptions<Slug, Field, Given> & Bounded<Slug, Given>): Promise<Read<Slug, NoInfer<Field>>[]> {
  const { docs } = await options.payload.db.find<Read<Slug, NoInfer<Field>>>(queryOf(options))
  return docs
}

/** The adapter's arguments; its types are not generic over the collection. */
export function queryOf<Slug extends CollectionSlug, Field extends ColumnName<Slug>, Given>({
  payload,
  collection,
  where,
  fields,
  sort,
  limit = 0,
  page,
  req,
}: ReadOptions<Slug, Field, Given>) {
  return {
    collection,
    where: where as Where,
    select: fields && selectOf(fields),
    sort: typeof sort === 'string' ? sort : sort && [...sort],
    limit,
    page,
    // The adapter for MongoDB skips the pages before only if it counts the rows, too.
    pagination: page !== undefined && page > 1 && payload.db.name === 'mongoose',
    // Payload's types allow `false` only for a literal collection slug.
    joins: false as never,
    req,
  }
}

/** The id is always read; an empty selection reads it alone. */
export function selectOf(fields: readonly string[]): Record<string, true> {
  return Object.fromEntries(fields.filter((name) => name !== 'id').map((name) => [name, true as const]))
}
