import type { OfferDocument, OfferRow } from '@pravesh/shared/allotment/calls/run-calls'
import { lastDayOf } from '@pravesh/shared/allotment/offers/offer-days'
import type { SeatOffer } from '../../payload-types.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** A seat as staff see it in a list. */
export function offerRow(
  offer: SeatOffer,
  { steps }: Pick<ProcessRecord, 'steps'>,
  documents: OfferDocument[],
): OfferRow {
  const { id, revision, round, application: applicationId, number, studentName, unit, collegeName: college } = offer
  const { category, choice, status, costsPaise, duePaise, paidPaise, refundedPaise } = offer
  return {
    ...{ id, revision, round, applicationId, number, studentName, unit, college, subject: offer.subject ?? '' },
    ...{ category, choice, status, next: offer.next ?? null },
    respondBy: lastDayOf(steps, offer) ?? offer.respondBy,
    ...{ costsPaise, duePaise, paidPaise, refundedPaise, joinedAt: offer.joinedAt ?? null, documents },
  }
}
