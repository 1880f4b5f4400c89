import type { CollectionSlug } from 'payload'
import { countOf, type GaugeInput, secondsSince } from '../metrics/gauges.ts'
import type { DueRecords } from './due-records.ts'
import { isDue } from './lease.ts'

/** Number of due records, and for how long the oldest has been due. */
export async function overdue<Slug extends CollectionSlug>(work: DueRecords<Slug>, { payload, now }: GaugeInput) {
  const { collection, dueField } = work
  const where = { and: isDue(work, now) }
  const select: Record<string, true> = { [dueField]: true }
  const query = { collection, where, select, sort: dueField, limit: 1, pagination: false } as const
  const { docs } = await payload.db.find<Record<string, unknown> & { id: string }>(query)
  const [oldest] = docs
  // Nearly always nothing is due, which one look-up in the index shows.
  if (oldest === undefined) return { count: 0, oldestSeconds: 0 }
  return { count: await countOf(payload, collection, where), oldestSeconds: secondsSince(oldest[dueField], now) }
}
