import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import type { Changes, KnownChanges, Row } from './columns.ts'
import type { Condition, Known } from './condition.ts'

interface ChangeOptions<Slug extends CollectionSlug, Given, Data> {
  payload: Payload
  collection: Slug
  /** Must select one record by its id or another unique field; all other conditions are preconditions. */
  where: Given & Known<Slug, Given>
  data: Data & KnownChanges<Slug, Data>
  /** The request in whose transaction to write. */
  req?: Pick<PayloadRequest, 'transactionID'>
}

/**
 * Compare-and-set: updates one record if it still matches `where`, in a single write. Returns the updated record, or
 * null if none matched; of several concurrent callers at most one succeeds. Skips hooks, validation and access.
 * (decision 0003)
 */
export async function changeOne<
  Slug extends CollectionSlug,
  Given extends Condition<Slug> = Condition<Slug>,
  Data extends Changes<Slug> = Changes<Slug>,
>({ payload, where, ...change }: ChangeOptions<Slug, Given, Data>): Promise<Row<Slug> | null> {
  // The adapter's type is not generic over the collection and omits null.
  return (await payload.db.updateOne({
    ...change,
    where: where as Where,
    // A copy, because MongoDB's adapter removes `$inc` from its argument.
    data: { ...change.data },
    options: { atomic: true },
  })) as unknown as Promise<Row<Slug> | null>
}
