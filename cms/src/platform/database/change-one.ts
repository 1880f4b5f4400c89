import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'

interface ChangeOptions<Slug extends CollectionSlug> {
  payload: Payload
  collection: Slug
  /** Must select one record by its id or another unique field; all other conditions are preconditions. */
  where: Where
  /** Fields of the record's own table; `{ $inc: 1 }` increments a number. */
  data: Record<string, unknown>
  /** The request in whose transaction to write. */
  req?: Pick<PayloadRequest, 'transactionID'>
}

/**
 * Compare-and-set: updates one record if it still matches `where`, in a single write. Returns the updated record, or
 * null if none matched; of several concurrent callers at most one succeeds. Skips hooks, validation and access.
 * (decision 0003)
 */
export async function changeOne<Slug extends CollectionSlug>(
  options: ChangeOptions<Slug>,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { payload, ...change } = options
  // The adapter's type is not generic over the collection and omits null.
  return (await payload.db.updateOne({
    ...change,
    // A copy, because MongoDB's adapter removes `$inc` from its argument.
    data: { ...change.data },
    options: { atomic: true },
  })) as unknown as Promise<DataFromCollectionSlug<Slug> | null>
}
