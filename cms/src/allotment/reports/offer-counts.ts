import type { OfferStatus } from '@pravesh/shared/allotment/offers/status'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'

/** What became of the seats of one category at one unit, over all rounds. */
export interface OfferCounts {
  unit: string
  category: string
  offered: number
  counts: Partial<Record<OfferStatus, number>>
}

/** All seats that a process has offered, by unit and category. */
export async function offerCounts(payload: Payload, process: string): Promise<OfferCounts[]> {
  const rows = new Map<string, OfferCounts>()
  const where = { process: { equals: process } }
  const fields = ['unit', 'category', 'status'] as const
  for await (const offers of walkRecords({ payload, collection: 'seat-offers', where, fields })) {
    for (const { unit, category, status } of offers) {
      const key = `${unit}/${category}`
      const row = rows.get(key) ?? { unit, category, offered: 0, counts: {} }
      rows.set(key, {
        ...row,
        offered: row.offered + 1,
        counts: { ...row.counts, [status]: (row.counts[status] ?? 0) + 1 },
      })
    }
  }
  return [...rows.values()]
}
