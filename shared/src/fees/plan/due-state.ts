import type { PaymentIssue } from '../../payments/issues.ts'
import { isOpen, isPaid, isReceived, type PaymentStatus } from '../../payments/status.ts'
import type { DueState, DueStatus } from '../dues/due.ts'

interface StateOptions {
  status: DueStatus
  /** The attempts to pay the due. */
  attempts: readonly { status: PaymentStatus; issue: PaymentIssue | null }[]
}

/** What the student sees: a paid or refunded due, or how the attempts to pay an open one are going. */
export function dueState({ status, attempts }: StateOptions): DueState {
  if (status !== 'open') return status
  if (attempts.some(({ issue }) => issue === 'mismatch')) return 'mismatch'
  if (attempts.some(isUndecided)) return 'waiting'
  return attempts.some((attempt) => !isReceived(attempt.status)) ? 'failed' : 'open'
}

/** The bank has not decided, or the effects of the payment are still to be applied. */
function isUndecided({ status, issue }: StateOptions['attempts'][number]): boolean {
  return isOpen(status) || (isPaid(status) && issue === null)
}

/** Another attempt is also allowed while one is open: a second success is refunded. */
export function mayPay(state: DueState): boolean {
  return state === 'open' || state === 'waiting' || state === 'failed'
}
