import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

interface ChangeAllOptions {
  payload: Payload
  collection: CollectionSlug
  where: Where
  /** Fields of the records' own table. */
  data: Record<string, unknown>
  /** The request in whose transaction to write. */
  req?: Pick<PayloadRequest, 'transactionID'>
}

/** Updates all records that match `where`, in a single write. Skips hooks, validation and access. */
export async function changeAll({ payload, ...change }: ChangeAllOptions): Promise<void> {
  // SQLite's `updateMany` reads the ids and writes each row by its id alone. Its atomic update is one statement, which has
  // no limit of one row.
  if (payload.db.name === 'sqlite') await payload.db.updateOne({ ...change, options: { atomic: true } })
  else await payload.db.updateMany({ ...change, returning: false })
}
