import type { GivenUp } from '@pravesh/shared/allotment/offers/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { type OfferRecord, offerRecord } from './offer-record.ts'

interface EndOptions {
  payload: Payload
  /** As read; nothing is written if it has changed since. */
  offer: OfferRecord
  status: GivenUp
  /** Whether the approval was withdrawn that joining gave, or was about to note with the seat. */
  hasLostAdmission?: boolean
  now: Date
}

/**
 * Ends a seat by one conditional update, which also makes what follows from it due: the applicant leaves the process, and what
 * the terms return is refunded. Null if the seat has changed meanwhile, or is being joined. A seat that lapses must not have been paid in between.
 */
export async function endOffer(options: EndOptions): Promise<OfferRecord | null> {
  const { payload, offer, status, hasLostAdmission = false, now } = options
  const at = now.toISOString()
  const unpaid: Condition<'seat-offers'> = status === 'lapsed' ? { paidAt: { equals: offer.paidAt ?? null } } : {}
  const row = await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [
        { id: { equals: offer.id } },
        { status: { equals: offer.status } },
        { revision: { equals: offer.revision } },
        hasLostAdmission ? {} : { joiningAt: { exists: false } },
        unpaid,
      ],
    },
    data: {
      ...{ status, answeredAt: at, joiningAt: null, revision: offer.revision + 1 },
      ...(hasLostAdmission && { joinedAt: offer.joinedAt ?? at }),
      ...{ settledAt: null, dueAt: at, attempts: 0 },
    },
  })
  return row && offerRecord(row)
}
