import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { readRow } from '../records/read-row.ts'
import { applyLeased } from './apply-leased.ts'
import { claim, type Lease, leaseOn } from './lease.ts'
import type { Work } from './work.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Effects of an acknowledged change are retried until they succeed. */
export const EFFECTS_SCHEDULE: RetrySchedule = {
  delaysMs: [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE],
  afterwards: 'repeat',
}

interface WorkOptions<Slug extends CollectionSlug> {
  payload: Payload
  work: Work<Slug>
  now: Date
}

/** Applies the effects of a change that the caller has just written with `leaseFrom`; returns the updated record. */
export async function applyNewEffects<Slug extends CollectionSlug>({
  record,
  ...options
}: WorkOptions<Slug> & { record: DataFromCollectionSlug<Slug> }): Promise<DataFromCollectionSlug<Slug>> {
  const lease = leaseOn(options.work, record)
  return (await applyUnder(lease, { ...options, id: String(record.id) })) ?? record
}

/** Applies overdue effects, whose process died or failed; returns the current record, or null if it is deleted. */
export async function applyDueEffects<Slug extends CollectionSlug>(
  options: WorkOptions<Slug> & { id: string },
): Promise<DataFromCollectionSlug<Slug> | null> {
  return applyUnder(await claim(options), options)
}

async function applyUnder<Slug extends CollectionSlug>(
  lease: Lease<Slug> | null,
  { payload, work, id, now }: WorkOptions<Slug> & { id: string },
): Promise<DataFromCollectionSlug<Slug> | null> {
  const applied = lease && (await applyLeased({ payload, work, lease, now: () => now }))
  if (applied) return applied
  const collection: CollectionSlug = work.collection
  return (await readRow({ payload, collection, where: { id: { equals: id } } })) as DataFromCollectionSlug<Slug> | null
}
