import type { CollectionSlug, Payload, Where } from 'payload'

/** Records that belong to colleges and courses, of which older ones do not say to which. (staff/limits/fill-places.ts) */
export interface PlacedRecords {
  collection: CollectionSlug
  /** The records that do not say it. */
  where: Where
  /** The field with the id of the record that these are about, and that they follow to another college. */
  about?: string
  /** What `fill` needs beside the id. */
  fields: readonly string[]
  /** Writes it. Idempotent. */
  fill: (options: { payload: Payload; records: readonly (Record<string, unknown> & { id: string })[] }) => Promise<void>
}
