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
  const limits = latestDates(work, now)
  const tooFarAhead = limits.map((latest, index) => ({
    and: [attemptsAt(index, limits.length), { [dueField]: { greater_than: latest } }],
  }))
  // Few records are due after the first of these dates. SQLite finds them by an index, which it does not use for the others.
  const [soonest = ''] = limits.toSorted()
  const misplaced: Where = { and: [where as Where, { [dueField]: { greater_than: soonest } }, { or: tooFarAhead }] }
  const due = new Date(now.getTime() + lifetimeMs)
  await changeAll({ payload, collection, where: misplaced, data: { [dueField]: due.toISOString() } })
}

/** The latest due date of a record by its attempts (ISO 8601), because its next retry is that much later. */
function latestDates<Slug extends CollectionSlug>(work: RepairOptions<Slug>['work'], now: Date): string[] {
  const { leaseMs, schedule, plansAheadMs = 0, lifetimeMs = 0 } = work
  const { delaysMs } = schedule
  return (delaysMs.length === 0 ? [0] : delaysMs).map((delayMs) => {
    const furthestMs = Math.max(leaseMs, delayMs, plansAheadMs, lifetimeMs) + CLOCK_LAG_MS
    return new Date(now.getTime() + furthestMs).toISOString()
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
