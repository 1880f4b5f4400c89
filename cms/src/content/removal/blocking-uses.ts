import type { CollectionSlug, Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { RecordUse, StoredRecord, Users } from '../../portal/record-use.ts'
import { usesInContent } from './uses-in-content.ts'

/** `delete` covers the trash too; `unpublish` leaves the record in the admin. */
export type Removal = 'delete' | 'unpublish'

/** A use that blocks a removal. */
export interface BlockingUse extends Users {
  noun: RecordUse['noun']
}

interface UsesQuery {
  payload: Payload
  collection: CollectionSlug
  record: StoredRecord
  removal: Removal
}

/** Uses of a record across all features that block its removal; empty when it can be removed. */
export async function blockingUses({ payload, collection, record, removal }: UsesQuery): Promise<BlockingUse[]> {
  const elsewhere = portalOf(payload).features.flatMap((feature) => feature.recordUses ?? [])
  const relevant = [...elsewhere, ...usesInContent].filter(
    ({ of, allowsUnpublishing }) => of === collection && !(removal === 'unpublish' && allowsUnpublishing),
  )
  const found = await Promise.all(
    relevant.map(async ({ noun, find }) => ({ noun, ...(await find({ payload, record })) })),
  )
  return found.filter(({ total }) => total > 0)
}
