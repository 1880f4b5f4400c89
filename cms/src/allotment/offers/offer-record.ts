import type { NamedReason } from '@pravesh/shared/allotment/calls/own-process'
import type { CategoryCode } from '@pravesh/shared/allotment/process/units'
import type { Held } from '@pravesh/shared/allotment/run/run-input'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import type { SeatOffer } from '../../payload-types.ts'

const collection = 'seat-offers'

/** A stored seat with typed JSON fields. */
export interface OfferRecord extends Omit<SeatOffer, 'ways' | 'reasons' | 'category'> {
  category: CategoryCode
  ways: Held['next'][]
  reasons: NamedReason[]
}

/** Types a row. Unchecked, because only the portal writes these rows. */
export function offerRecord(row: SeatOffer): OfferRecord {
  return { ...row, reasons: row.reasons ?? [] } as OfferRecord
}

/** Whether nothing is left to be paid for the seat. */
export function isPaidFor({ duePaise, paidAt }: Pick<SeatOffer, 'duePaise' | 'paidAt'>): boolean {
  return duePaise === 0 || Boolean(paidAt)
}

/** Finds a seat by an untrusted id; null when there is none. Callers must check access themselves. */
export async function findOffer(payload: Payload, id: string): Promise<OfferRecord | null> {
  if (!isRecordId(id)) return null
  const row = await readRow({ payload, collection, where: { id: { equals: id } } })
  return row && offerRecord(row)
}

/** The seat that an applicant has, or had last; null without one. */
export async function seatOf(
  payload: Payload,
  { offer }: { offer?: string | null | undefined },
): Promise<OfferRecord | null> {
  return offer ? findOffer(payload, offer) : null
}

/** Far above the number of rounds of a process. */
const MAX_OFFERS = 50

/** All seats that an application was offered, the newest first. */
export async function offersOf(payload: Payload, applicationId: string): Promise<OfferRecord[]> {
  const where = { application: { equals: applicationId } }
  return (await readRows({ payload, collection, where, sort: '-round', limit: MAX_OFFERS })).map(offerRecord)
}
