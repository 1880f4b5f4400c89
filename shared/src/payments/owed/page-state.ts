/**
 * What a provider says about an open payment page: no payment is under way there, because nothing was attempted or every
 * attempt was refused, or the bank has not decided on one.
 */
export const PAGE_STATES = ['idle', 'undecided'] as const
export type PageState = (typeof PAGE_STATES)[number]

/** Labels for staff. */
export const PAGE_LABELS: Record<PageState, string> = {
  idle: 'No payment under way',
  undecided: 'The bank has not decided yet',
}

/** What a provider can tell about a payment page that did not lead to a payment. */
export type PageUse = 'unused' | 'undecided' | 'refused'

export function pageStateOf(use: PageUse): PageState {
  return use === 'undecided' ? 'undecided' : 'idle'
}
