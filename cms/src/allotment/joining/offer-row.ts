import type { OfferRow } from '@pravesh/shared/allotment/calls/run-calls'
import type { SeatOffer } from '../../payload-types.ts'

/** A seat as staff see it in a list. */
export function offerRow(offer: SeatOffer): OfferRow {
  const { id, revision, round, application: applicationId, number, studentName, unit, collegeName: college } = offer
  const { category, choice, status, respondBy, costsPaise, duePaise, paidPaise, refundedPaise } = offer
  return {
    ...{ id, revision, round, applicationId, number, studentName, unit, college, subject: offer.subject ?? '' },
    ...{ category, choice, status, next: offer.next ?? null, respondBy },
    ...{ costsPaise, duePaise, paidPaise, refundedPaise, joinedAt: offer.joinedAt ?? null },
  }
}
