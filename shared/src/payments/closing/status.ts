/** State machine of the closing of a counter's day. No other file compares its states. */
export const CLOSING_STATUSES = ['signed', 'closed', 'reopened'] as const
export type ClosingStatus = (typeof CLOSING_STATUSES)[number]

/** Labels for staff. */
export const CLOSING_LABELS: Record<ClosingStatus, string> = {
  signed: 'Waiting for a second person',
  closed: 'Closed',
  reopened: 'Reopened',
}

/** Signed by the person of the counter, or by both; no entry can be added. */
export const isShut = (status: ClosingStatus): boolean => status !== 'reopened'
export const isClosed = (status: ClosingStatus): boolean => status === 'closed'
export const isSigned = (status: ClosingStatus): boolean => status === 'signed'
