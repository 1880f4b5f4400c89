import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import type { OfferDocument } from '@pravesh/shared/allotment/calls/run-calls'
import type { Payload } from 'payload'
import { applicationRecord, documentStates } from '../../admissions/index.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Application, SeatOffer } from '../../payload-types.ts'
import { isPaidFor } from '../offers/offer-record.ts'

/** The documents of those who can join, by application: the college compares the originals with them. */
export async function documentsToCheck(
  payload: Payload,
  offers: readonly SeatOffer[],
): Promise<Map<string, OfferDocument[]>> {
  const ids = offers
    .filter((offer) => offer.status === 'accepted' && isPaidFor(offer))
    .map(({ application }) => application)
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const rows = await readRows({ payload, collection: 'applications', where, fields: ['documents'] })
  const sent = rows.map((row) => ({ id: row.id, documents: applicationRecord(row as Application).documents }))
  const states = await documentStates(
    payload,
    sent.flatMap(({ documents }) => Object.values(documents)),
  )
  return new Map(
    sent.map(({ id, documents }) => [
      id,
      DOCUMENT_KINDS.flatMap((kind) => {
        const file = documents[kind] ?? ''
        const state = states.get(file)
        return state === undefined ? [] : [{ kind, id: file, state }]
      }),
    ]),
  )
}
