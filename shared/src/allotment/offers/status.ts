/**
 * `offered` waits for an answer, and `accepted` has it; payment is a fact of its own. `replaced` by a better seat, `lapsed` without an answer or payment in time.
 */
export const OFFER_STATUSES = ['offered', 'accepted', 'declined', 'lapsed', 'replaced', 'joined', 'withdrawn'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** The person has the seat. */
export function holdsSeat(status: OfferStatus): boolean {
  return status === 'offered' || status === 'accepted' || status === 'joined'
}

export const OFFER_STATUS_LABELS: Record<OfferStatus, string> = {
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  lapsed: 'Lapsed',
  replaced: 'Replaced by a better seat',
  joined: 'Joined',
  withdrawn: 'Withdrawn',
}
