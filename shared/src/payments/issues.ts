import { BANK_DAYS } from './bank-days.ts'
import { isCounted, isRefunded, type PaymentStatus } from './status.ts'

/** Problems of an attempt, independent of its status, that staff must resolve. */
export const PAYMENT_ISSUES = ['mismatch', 'duplicate'] as const
export type PaymentIssue = (typeof PAYMENT_ISSUES)[number]

/** Labels for staff. */
export const ISSUE_LABELS: Record<PaymentIssue, string> = {
  mismatch: 'Does not match the bank’s report',
  duplicate: 'Paid twice or too often, not refunded yet',
}

/** Messages for students, shown instead of the one for the status. */
export const ISSUE_MESSAGES: Record<PaymentIssue, string> = {
  mismatch:
    'The bank reported a different amount, so we have not counted this payment yet. Contact us, and do not pay again.',
  duplicate: `You had already paid, so we are refunding this payment. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days.`,
}

/** Shown to students instead of the message for the status when the refund of a duplicate is done. */
export const REFUNDED_DUPLICATE_MESSAGE = 'You had already paid, so we have refunded this payment.'

interface Attempt {
  status: PaymentStatus
  issue?: PaymentIssue | null | undefined
  issueNote?: string | null | undefined
}

/** What a student must know about an attempt besides its status; empty if nothing. */
export function noteOn(attempt: Attempt): string {
  if (attempt.issue) return ISSUE_MESSAGES[attempt.issue]
  return isRefunded(attempt.status) && !isCounted(attempt) ? REFUNDED_DUPLICATE_MESSAGE : ''
}
