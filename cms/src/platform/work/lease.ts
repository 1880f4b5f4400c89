import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { changeOne } from '../database/change-one.ts'
import type { DueRecords } from './due-records.ts'

/** The right to work on one record until a point in time. */
export interface Lease<Slug extends CollectionSlug> {
  /** The record as it was when the lease was taken. */
  record: DataFromCollectionSlug<Slug>
  /** When it expires (ISO 8601); later than that of every lease on the record before. */
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
 * Takes the lease on a due record by one conditional update; null when it is not due or another process was quicker. The due
 * date itself is the lease: it moves ahead to the expiry, so a record whose holder died is due again without further ado.
 */
export async function claim<Slug extends CollectionSlug>(options: ClaimOptions<Slug>): Promise<Lease<Slug> | null> {
  const { payload, work, id, now } = options
  const until = expiry(work, now)
  const record = await changeOne({
    payload,
    collection: work.collection,
    where: { and: [{ id: { equals: id } }, ...isDue(work, now)] },
    data: { [work.dueField]: until, attempts: { $inc: 1 } },
  })
  return record && { record, until }
}

/** The fields by which the write that creates work takes the lease on it as well. */
export function leaseFrom<Slug extends CollectionSlug>(
  work: DueRecords<Slug>,
  now: Date,
): Record<string, unknown> & { attempts: number } {
  return { [work.dueField]: expiry(work, now), attempts: 1 }
}

/** The lease on a record that was written with `leaseFrom`. */
export function leaseOn<Slug extends CollectionSlug>(
  work: DueRecords<Slug>,
  record: DataFromCollectionSlug<Slug>,
): Lease<Slug> {
  return { record, until: String(Reflect.get(record, work.dueField)) }
}

/** Extends a lease; null when it has expired and another process holds the record. */
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
 * Writes the outcome and ends the lease. The record is not due any more unless the outcome says when. Null, and nothing is
 * written, when the lease has expired and another process holds the record.
 */
export function finish<Slug extends CollectionSlug>({
  data,
  ...held
}: HeldOptions<Slug> & { data: Record<string, unknown> }): Promise<DataFromCollectionSlug<Slug> | null> {
  return changeHeld({ ...held, data: { [held.work.dueField]: null, ...data } })
}

/** Ends the lease without an outcome: the record is due again at `dueAt`, or never when that is null. */
export function release<Slug extends CollectionSlug>({
  dueAt,
  ...held
}: HeldOptions<Slug> & { dueAt: Date | null }): Promise<DataFromCollectionSlug<Slug> | null> {
  return finish({ ...held, data: { [held.work.dueField]: dueAt?.toISOString() ?? null } })
}

/** What is true of a record that is due. */
export function isDue<Slug extends CollectionSlug>({ dueField, where }: DueRecords<Slug>, now: Date): Where[] {
  return [where, { [dueField]: { less_than_equal: now.toISOString() } }]
}

/** The expiry is the fencing token: each claim and renewal moves it ahead, so no two holders have the same one. */
function changeHeld<Slug extends CollectionSlug>({
  payload,
  work: { collection, dueField, where },
  lease: { record, until },
  data,
}: HeldOptions<Slug> & { data: Record<string, unknown> }) {
  const held: Where[] = [{ id: { equals: record.id } }, where, { [dueField]: { equals: until } }]
  return changeOne({ payload, collection, where: { and: held }, data })
}

function expiry<Slug extends CollectionSlug>({ leaseMs }: DueRecords<Slug>, now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString()
}
