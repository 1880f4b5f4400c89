/**
 * State machine of payment attempts, with labels and messages. No other file compares statuses. Attempts only move
 * forward: a late payment still counts, and a paid attempt stays paid unless it is refunded.
 */
export const PAYMENT_STATUSES = ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  created: ['pending', 'paid', 'failed', 'expired'],
  pending: ['paid', 'failed', 'expired'],
  failed: ['paid'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

/** Labels for staff. */
export const STAFF_LABELS: Record<PaymentStatus, string> = {
  created: 'Started',
  pending: 'Payment page opened',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Expired',
  refunded: 'Refunded',
}

export function canTransition(from: PaymentStatus, to: PaymentStatus): boolean {
  return MOVES[from].includes(to)
}

/** The statuses that may move to this one; the condition of a conditional update. */
export function statusesBefore(to: PaymentStatus): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) => canTransition(from, to))
}

/** Statuses in which the provider has not decided yet. */
export const OPEN_STATUSES: readonly PaymentStatus[] = ['created', 'pending']

export function isOpen(status: PaymentStatus): boolean {
  return OPEN_STATUSES.includes(status)
}

/** Whether the student has, or had, the address of a payment page that accepts money. */
export function wasPageOpened(status: PaymentStatus): boolean {
  return status === 'pending'
}

/** Statuses of attempts that were not paid, although a bank may still report them as paid. */
export const ENDED_STATUSES = ['failed', 'expired'] as const satisfies readonly PaymentStatus[]

export function hasEnded(status: PaymentStatus): boolean {
  return ENDED_STATUSES.some((ended) => ended === status)
}

export function isPaid(status: PaymentStatus): boolean {
  return status === 'paid'
}

export function isRefunded(status: PaymentStatus): boolean {
  return status === 'refunded'
}

/** Statuses of attempts whose money the portal has received, refunded since or not. */
export const RECEIVED_STATUSES: readonly PaymentStatus[] = ['paid', 'refunded']

export function isReceived(status: PaymentStatus): boolean {
  return RECEIVED_STATUSES.includes(status)
}

interface Counted {
  status: PaymentStatus
  issue?: unknown
  /** The note of a duplicate remains after its refund, which ends the issue. */
  issueNote?: string | null | undefined
}

/** Whether what an attempt paid for counts, or counted until it was refunded. */
export function isCounted({ status, issue, issueNote }: Counted): boolean {
  return isReceived(status) && !issue && !(isRefunded(status) && issueNote)
}
