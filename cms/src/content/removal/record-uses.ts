import type { CollectionSlug, Payload } from 'payload'
import type { RecordUse, StoredRecord, Users } from '../../platform/database/record-use.ts'
import { portalFeatures } from '../../platform/feature.ts'
import { usesInContent } from './uses-in-content.ts'

/** `delete` covers the trash too; `unpublish` leaves the record in the admin. */
export type Removal = 'delete' | 'unpublish'

/** A use that stands against a removal, with what was found. */
export interface FoundUse extends Users {
  noun: RecordUse['noun']
}

interface UsesQuery {
  payload: Payload
  collection: CollectionSlug
  record: StoredRecord
  removal: Removal
}

/** What stands against removing a record, across all features; empty when it can go. */
export async function usesOf({ payload, collection, record, removal }: UsesQuery): Promise<FoundUse[]> {
  const elsewhere = portalFeatures.of(payload).flatMap((feature) => feature.recordUses ?? [])
  const relevant = [...elsewhere, ...usesInContent].filter(
    ({ of, allowsUnpublishing }) => of === collection && !(removal === 'unpublish' && allowsUnpublishing),
  )
  const found = await Promise.all(
    relevant.map(async ({ noun, find }) => ({ noun, ...(await find({ payload, record })) })),
  )
  return found.filter(({ total }) => total > 0)
}
