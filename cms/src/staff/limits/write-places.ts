import type { CollectionSlug, Payload, Where } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { placeColumns } from '../scope/place-columns.ts'
import type { Place } from '../scope/scope.ts'

/** Records with the fields of `placeFields` that do not say yet where they belong. */
export const WITHOUT_PLACE: Where = { college: { exists: false } }

interface WriteOptions {
  payload: Payload
  collection: CollectionSlug
  records: readonly { id: string }[]
  /** By id; without those that belong to no college or course. */
  places: ReadonlyMap<string, Place>
}

/** Writes where records belong that do not say so yet. */
export async function writePlaces({ payload, collection, records, places }: WriteOptions): Promise<void> {
  for (const { id } of records) {
    const { college, course } = placeColumns(places.get(id))
    const where: Where = { and: [{ id: { equals: id } }, WITHOUT_PLACE] }
    // Fees have a required course of their own.
    const data: Record<string, unknown> = course === null ? { college } : { college, course }
    await changeOne({ payload, collection, where, data })
  }
}
