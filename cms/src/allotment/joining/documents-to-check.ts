import type { OfferRow } from '@pravesh/shared/allotment/calls/run-calls'
import type { Payload } from 'payload'
import { applicationRecord } from '../../admissions/index.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Application, SeatOffer } from '../../payload-types.ts'
import { isPaidFor } from '../offers/offer-record.ts'

/** The documents of those who can join, by application: the college compares the originals with them. */
export async function documentsToCheck(
  payload: Payload,
  offers: readonly SeatOffer[],
): Promise<Map<string, OfferRow['documents']>> {
  const ids = offers
    .filter((offer) => offer.status === 'accepted' && isPaidFor(offer))
    .map(({ application }) => application)
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const rows = await readRows({ payload, collection: 'applications', where, fields: ['documents'] })
  return new Map(
    rows.map((row) => {
      const { documents } = applicationRecord(row as Application)
      return [row.id, Object.entries(documents).map(([document, id]) => ({ document, id }))]
    }),
  )
}
