import { isWaiting } from '@pravesh/shared/allotment/offers/offer-days'
import type { Payload } from 'payload'
import type { Changes } from '../../database/records/columns.ts'
import { dueOf } from './due-of.ts'
import { isPaidFor, type OfferRecord } from './offer-record.ts'
import { tellOfMovedDay } from './tell-applicant.ts'

interface MovedOptions {
  payload: Payload
  offer: OfferRecord
  /** The new last day, `YYYY-MM-DD` in India. */
  last: string
  now: Date
}

/** What changes with the last day of a seat: the reminder comes again. Queues the e-mail about it. Idempotent. */
export async function movedDay({ payload, offer, last, now }: MovedOptions): Promise<Changes<'seat-offers'>> {
  const moved: OfferRecord = { ...offer, respondBy: last, remindedAt: null }
  const isDue = isWaiting({ status: offer.status, isPaidFor: isPaidFor(offer) })
  // A message about a new seat that is still to be written names the new day.
  if (isDue && offer.settledAt) await tellOfMovedDay({ payload, offer: moved })
  const dueAt = offer.settledAt && !offer.joiningAt ? dueOf(moved) : (offer.dueAt ?? now.toISOString())
  return { respondBy: last, remindedAt: null, dueAt, attempts: 0 }
}
