/** Of people who had the seat and left the process with it: the seat is vacant. */
export const GIVEN_UP = ['declined', 'lapsed', 'withdrawn', 'not-joined'] as const
export type GivenUp = (typeof GIVEN_UP)[number]

/**
 * `offered` waits for an answer, and `accepted` has it; payment is a fact of its own. `replaced` by a better seat, `lapsed` without an answer or payment in time.
 * `not-joined`: accepted and paid, but the process was closed before the applicant came to the college.
 */
export const OFFER_STATUSES = ['offered', 'accepted', 'replaced', 'joined', ...GIVEN_UP] as const
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
  'not-joined': 'Did not join',
}
