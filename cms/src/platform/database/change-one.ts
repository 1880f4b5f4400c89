import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'

interface ChangeOptions<Slug extends CollectionSlug> {
  payload: Payload
  collection: Slug
  /** Must name one record, by its id or another unique field; everything else is what must still be true of it. */
  where: Where
  /** Fields of the record's own table; `{ $inc: 1 }` adds to a number. */
  data: Record<string, unknown>
}

/**
 * Changes a record if it is still as `where` says, in one write, and returns it as it is then; null when it is not. Of any
 * number of processes that try one gets through. Without hooks, validation or access: for the system alone. (decision 0003)
 */
export async function changeOne<Slug extends CollectionSlug>(
  options: ChangeOptions<Slug>,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { payload, ...change } = options
  // The adapter's own type knows neither the collection nor that there may be nothing to change.
  return (await payload.db.updateOne({
    ...change,
    // MongoDB's adapter takes `$inc` out of what it is given.
    data: { ...change.data },
    options: { atomic: true },
  })) as unknown as Promise<DataFromCollectionSlug<Slug> | null>
}
