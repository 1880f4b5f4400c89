/**
 * Every state of a payment attempt, every move between them, and what people read. Nothing else compares these words.
 * An attempt only moves forward: money that arrives late still counts, and what is paid stays paid unless it is given back.
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

/** What staff see a state named. */
export const STAFF_LABELS: Record<PaymentStatus, string> = {
  created: 'Begun',
  pending: 'Waiting for the bank',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Given up',
  refunded: 'Given back',
}

/** What a student is told of a payment in this state. */
export const STUDENT_SENTENCES: Record<PaymentStatus, string> = {
  created: 'Your bank has not confirmed this payment yet. This can take a few minutes; please do not pay again.',
  pending: 'Your bank has not confirmed this payment yet. This can take a few minutes; please do not pay again.',
  paid: 'Thank you. We have received your payment.',
  failed: 'This payment did not go through. Nothing has been added to your account; you can try again.',
  expired: 'This payment was not completed in time. Nothing has been added to your account; you can try again.',
  refunded: 'This payment was given back to you.',
}

/** Whether an attempt in one state may move to another. */
export function mayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return MOVES[from].includes(to)
}

/** The states from which an attempt may move to this one: what a conditional update asks for. */
export function statusesBefore(to: PaymentStatus): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) => mayBecome(from, to))
}

/** Whether a value read from outside names a state. */
export function isPaymentStatus(value: unknown): value is PaymentStatus {
  return PAYMENT_STATUSES.some((status) => status === value)
}

/** Attempts that the provider may still decide about. */
export const OPEN_STATUSES: readonly PaymentStatus[] = ['created', 'pending']

/** Whether the provider may still decide about it. */
export function isOpen(status: PaymentStatus): boolean {
  return OPEN_STATUSES.includes(status)
}

/** Whether the money is here. */
export function isPaid(status: PaymentStatus): boolean {
  return status === 'paid'
}
