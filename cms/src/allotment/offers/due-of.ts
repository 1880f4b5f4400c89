import { nextStepAt } from '@pravesh/shared/allotment/offers/offer-days'
import { isPaidFor, type OfferRecord } from './offer-record.ts'

/** When the portal has to do something about a seat next; null if nothing. */
export function dueOf(offer: Pick<OfferRecord, 'status' | 'duePaise' | 'paidAt' | 'remindedAt' | 'respondBy'>) {
  return nextStepAt({ ...offer, isPaidFor: isPaidFor(offer), isReminded: Boolean(offer.remindedAt) })
}
