import type { CollectionSlug, Payload, Where } from 'payload'
import type { KnownColumns, Row, RowUpdate } from './columns.ts'
import type { Condition, Known } from './condition.ts'
import type { Together } from './write-together.ts'

interface UpdateOptions<Slug extends CollectionSlug, Given, Data> {
  payload: Pick<Payload, 'db'>
  collection: Slug
  /** The id of the row, or a condition that selects it. */
  where: string | (Given & Known<Slug, Given>)
  data: Data & KnownColumns<Slug, Data>
  /** The request in whose transaction to write. */
  req?: Together
}

/**
 * Updates a row, its lists included, and returns it; null if none matched. Skips access control, validation, hooks and
 * versions. Takes several statements; a write that must not race another is a `changeOne`.
 */
export async function updateRow<
  Slug extends CollectionSlug,
  Given extends Condition<Slug> = Condition<Slug>,
  Data extends RowUpdate<Slug> = RowUpdate<Slug>,
>({ payload, where, data, ...of }: UpdateOptions<Slug, Given, Data>): Promise<Row<Slug> | null> {
  const row = typeof where === 'string' ? { id: where } : { where: where as Where }
  // The adapter's type is not generic over the collection and omits null.
  return (await payload.db.updateOne({ ...of, ...row, data: { ...data } })) as unknown as Row<Slug> | null
}
