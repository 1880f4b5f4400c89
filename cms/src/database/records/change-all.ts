import type { CollectionSlug, Payload, Where } from 'payload'
import type { Changes, KnownChanges } from './columns.ts'
import type { Condition, Known } from './condition.ts'
import type { Together } from './write-together.ts'

interface ChangeAllOptions<Slug extends CollectionSlug, Given, Data> {
  payload: Payload
  collection: Slug
  where: Given & Known<Slug, Given>
  data: Data & KnownChanges<Slug, Data>
  /** The request in whose transaction to write. */
  req?: Together
}

/** Updates all records that match `where`, in a single write. Skips hooks, validation and access. */
export async function changeAll<
  Slug extends CollectionSlug,
  Given extends Condition<Slug> = Condition<Slug>,
  Data extends Changes<Slug> = Changes<Slug>,
>({ payload, where, ...of }: ChangeAllOptions<Slug, Given, Data>): Promise<void> {
  const change = { ...of, where: where as Where }
  // SQLite's `updateMany` reads the ids and writes each row by its id alone. Its atomic update is one statement, which has
  // no limit of one row.
  if (payload.db.name === 'sqlite') await payload.db.updateOne({ ...change, options: { atomic: true } })
  else await payload.db.updateMany({ ...change, returning: false })
}
