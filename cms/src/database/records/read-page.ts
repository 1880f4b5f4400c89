import type { CollectionSlug } from 'payload'
import type { ColumnName } from './columns.ts'
import type { Condition } from './condition.ts'
import { queryOf, type Read, type ReadOptions } from './read-rows.ts'

interface Page<Found> {
  rows: Found[]
  /** Number of matching rows on all pages. */
  total: number
  pageCount: number
}

/** Reads a page of rows as they are stored, and counts them: without access control, hooks, drafts or joins. */
export async function readPage<
  Slug extends CollectionSlug,
  Field extends ColumnName<Slug> = never,
  Given extends Condition<Slug> = Condition<Slug>,
>(options: ReadOptions<Slug, Field, Given> & { limit: number }): Promise<Page<Read<Slug, NoInfer<Field>>>> {
  const query = queryOf<Slug, Field, Given>(options)
  const found = await options.payload.db.find<Read<Slug, NoInfer<Field>>>({ ...query, pagination: true })
  const { docs, totalDocs, totalPages } = found
  return { rows: docs, total: totalDocs, pageCount: totalDocs === 0 ? 0 : totalPages }
}
