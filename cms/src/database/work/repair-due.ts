import type { CollectionSlug, Payload, Where } from 'payload'
import { changeAll } from '../records/change-all.ts'
import type { Work } from './work.ts'

/** Clocks of several machines differ by less, in milliseconds. */
export const CLOCK_LAG_MS = 60_000

interface RepairOptions<Slug extends CollectionSlug> {
  payload: Payload
  work: Omit<Work<Slug>, 'apply'>
  now: Date
}

/**
 * Makes records due whose due date, or lease, lies further ahead than the work ever puts it: the clock was ahead when it
 * was written. A process that still holds such a lease loses it, as if it had expired. (decision 0053)
 */
export async function repairDue<Slug extends CollectionSlug>({
  payload,
  work,
  now,
}: RepairOptions<Slug>): Promise<void> {
  const { dueField, where, lifetimeMs = 0 } = work
  // Of any collection: the types of the work have checked the names of columns.
  const collection: CollectionSlug = work.collection
  const misplaced: Where = { and: [where as Where, { or: tooFarAhead(work, now) }] }
  const due = new Date(now.getTime() + lifetimeMs)
  await changeAll({ payload, collection, where: misplaced, data: { [dueField]: due.toISOString() } })
}

/** By the attempts of a record, because its next retry is that much later. */
function tooFarAhead<Slug extends CollectionSlug>(work: RepairOptions<Slug>['work'], now: Date): Where[] {
  const { dueField, leaseMs, schedule, plansAheadMs = 0, lifetimeMs = 0 } = work
  const { delaysMs } = schedule
  return (delaysMs.length === 0 ? [0] : delaysMs).map((delayMs, index) => {
    const furthestMs = Math.max(leaseMs, delayMs, plansAheadMs, lifetimeMs) + CLOCK_LAG_MS
    const latest = new Date(now.getTime() + furthestMs).toISOString()
    return { and: [attemptsAt(index, delaysMs.length), { [dueField]: { greater_than: latest } }] }
  })
}

/** Records whose last retry had this delay; those that were never tried are with the first. */
function attemptsAt(index: number, delays: number): Where {
  const attempts = index + 1
  const isLast = attempts >= delays
  if (index === 0) {
    return isLast
      ? { id: { exists: true } }
      : { or: [{ attempts: { less_than_equal: 1 } }, { attempts: { exists: false } }] }
  }
  return { attempts: isLast ? { greater_than_equal: attempts } : { equals: attempts } }
}
