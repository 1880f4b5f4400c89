import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { changeOne } from '../records/change-one.ts'
import type { Changes, KnownChanges } from '../records/columns.ts'
import type { DueRecords, LeaseColumns } from './due-records.ts'

/** An exclusive, expiring right to work on one record. */
export interface Lease<Slug extends CollectionSlug> {
  /** The record as of the claim. */
  record: DataFromCollectionSlug<Slug>
  /** Expiry (ISO 8601); later than that of every previous lease on the record. */
  until: string
}

interface LeaseOptions<Slug extends CollectionSlug> {
  payload: Payload
  work: DueRecords<Slug>
}

interface ClaimOptions<Slug extends CollectionSlug> extends LeaseOptions<Slug> {
  id: string
  now: Date
}

interface HeldOptions<Slug extends CollectionSlug> extends LeaseOptions<Slug> {
  lease: Lease<Slug>
}

/**
 * Claims a due record with one conditional update; null if it is not due or another process claimed it first. The due
 * date itself is the lease: a claim moves it to the expiry, so a record whose holder died becomes due again by itself.
 */
export async function claim<Slug extends CollectionSlug>(options: ClaimOptions<Slug>): Promise<Lease<Slug> | null> {
  const { payload, work, id, now } = options
  const until = expiry(work, now)
  const where = [{ id: { equals: id } }, ...isDue(work, now)]
  const record = await change({ payload, work, where, data: { [work.dueField]: until, attempts: { $inc: 1 } } })
  return record && { record, until }
}

/** Fields that let the write which creates work also take the lease on it. */
export function leaseFrom<Slug extends CollectionSlug>(work: DueRecords<Slug>, now: Date): LeaseColumns<Slug> {
  return { [work.dueField]: expiry(work, now), attempts: 1 } as LeaseColumns<Slug>
}

/** The lease on a record that was written with `leaseFrom`. */
export function leaseOn<Slug extends CollectionSlug>(
  work: DueRecords<Slug>,
  record: DataFromCollectionSlug<Slug>,
): Lease<Slug> {
  return { record, until: String(Reflect.get(record, work.dueField)) }
}

/** Extends a lease; null if it has expired and another process holds the record. */
export async function renew<Slug extends CollectionSlug>({
  now,
  ...held
}: HeldOptions<Slug> & { now: Date }): Promise<Lease<Slug> | null> {
  const { work, lease } = held
  const extended = expiry(work, now)
  const until = extended > lease.until ? extended : lease.until
  const record = await changeHeld({ ...held, data: { [work.dueField]: until } })
  return record && { record, until }
}

/**
 * Writes the outcome and ends the lease. The record is no longer due unless the outcome sets a new due date. Returns
 * null and writes nothing if the lease has expired and another process holds the record.
 */
export function finish<Slug extends CollectionSlug, Data extends Changes<Slug> = Changes<Slug>>({
  data,
  ...held
}: HeldOptions<Slug> & { data: Data & KnownChanges<Slug, Data> }): Promise<DataFromCollectionSlug<Slug> | null> {
  return changeHeld({ ...held, data: { [held.work.dueField]: null, ...data } })
}

/** Writes an intermediate result and keeps the lease; null if another process holds the record. */
export function saveProgress<Slug extends CollectionSlug, Data extends Changes<Slug> = Changes<Slug>>({
  data,
  ...held
}: HeldOptions<Slug> & { data: Data & KnownChanges<Slug, Data> }): Promise<DataFromCollectionSlug<Slug> | null> {
  return changeHeld({ ...held, data: { ...data } })
}

/** Ends the lease without an outcome: the record is due again at `dueAt`, or never if that is null. */
export function release<Slug extends CollectionSlug>({
  dueAt,
  ...held
}: HeldOptions<Slug> & { dueAt: Date | null }): Promise<DataFromCollectionSlug<Slug> | null> {
  return changeHeld({ ...held, data: { [held.work.dueField]: dueAt?.toISOString() ?? null } })
}

/** The conditions for a due record. */
export function isDue<Slug extends CollectionSlug>({ dueField, where }: DueRecords<Slug>, now: Date): Where[] {
  return [where as Where, { [dueField]: { less_than_equal: now.toISOString() } }]
}

/** The expiry is the fencing token: every claim and renewal moves it ahead, so no two holders share one. */
function changeHeld<Slug extends CollectionSlug>({
  payload,
  work,
  lease: { record, until },
  data,
}: HeldOptions<Slug> & { data: Record<string, unknown> }) {
  const held = [{ id: { equals: record.id } }, work.where as Where, { [work.dueField]: { equals: until } }]
  return change({ payload, work, where: held, data })
}

/** The types of the work have checked the names of columns, which are known here only at run time. */
async function change<Slug extends CollectionSlug>({
  payload,
  work,
  where,
  data,
}: LeaseOptions<Slug> & { where: Where[]; data: Record<string, unknown> }) {
  const collection: CollectionSlug = work.collection
  return (await changeOne({ payload, collection, where: { and: where }, data })) as DataFromCollectionSlug<Slug> | null
}

function expiry<Slug extends CollectionSlug>({ leaseMs }: DueRecords<Slug>, now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString()
}
