import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'
import type { Stored } from './columns.ts'

interface GlobalOptions<Slug extends GlobalSlug> {
  payload: Pick<Payload, 'db'>
  slug: Slug
}

interface WriteOptions<Slug extends GlobalSlug> extends GlobalOptions<Slug> {
  data: Partial<Stored<DataFromGlobalSlug<Slug>>>
}

/** Reads a global as it is stored, without access control, hooks or drafts; null until it is first saved. */
export async function readGlobalRow<Slug extends GlobalSlug>({
  payload,
  slug,
}: GlobalOptions<Slug>): Promise<DataFromGlobalSlug<Slug> | null> {
  const row = await payload.db.findGlobal<Record<string, unknown>>({ slug })
  // SQLite's adapter returns an empty object for none. Its types are not generic over the global.
  return row?.id ? (row as unknown as DataFromGlobalSlug<Slug>) : null
}

/** Updates columns of a stored global, without access control, validation, hooks or versions. */
export async function updateGlobalRow<Slug extends GlobalSlug>({
  payload,
  slug,
  data,
}: WriteOptions<Slug>): Promise<void> {
  await payload.db.updateGlobal({ slug, data: { ...data }, returning: false })
}

/** Inserts a global that was never saved, without access control, validation, hooks or versions. */
export async function insertGlobalRow<Slug extends GlobalSlug>({
  payload,
  slug,
  data,
}: WriteOptions<Slug>): Promise<void> {
  await payload.db.createGlobal({ slug, data: { ...data, globalType: slug }, returning: false })
}
