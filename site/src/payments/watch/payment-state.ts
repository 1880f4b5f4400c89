import type { PaymentIssue } from '@pravesh/shared/payments/issues'
import { isOpen, isPaid, isPaymentStatus, isRefunded } from '@pravesh/shared/payments/status'
import type { VerifyReply } from '@pravesh/shared/payments/wire'
import type { ApiReply } from '../../lib/api.ts'

/**
 * What a page knows about a payment: decided (`paid`, `failed`, `refunded`), a `duplicate` that is being refunded, still
 * `open`, in the hands of our staff (`review`), or not known because a `login` is required, the server is `unreachable` or the student has no such payment
 * (`unknown`).
 */
export type PaymentState =
  | 'paid'
  | 'open'
  | 'failed'
  | 'refunded'
  | 'duplicate'
  | 'review'
  | 'login'
  | 'unreachable'
  | 'unknown'

const ISSUE_STATES: Record<PaymentIssue, PaymentState> = { duplicate: 'duplicate', mismatch: 'review' }
const hasIssue = (issue: string): issue is PaymentIssue => Object.hasOwn(ISSUE_STATES, issue)

export function stateOf({ ok, status, body }: Pick<ApiReply, 'ok' | 'status' | 'body'>): PaymentState {
  if (status === 401) return 'login'
  if (status === 0 || status === 429 || status >= 500) return 'unreachable'
  const { result }: Partial<VerifyReply> = body
  if (!isPaymentStatus(result?.status)) return 'unknown'
  if (isRefunded(result.status)) return 'refunded'
  if (hasIssue(result.issue)) return ISSUE_STATES[result.issue]
  if (isPaid(result.status)) return ok ? 'paid' : 'review'
  return isOpen(result.status) ? 'open' : 'failed'
}

/** Whether the state can change while the page is open. */
export function isWatched(state: PaymentState): boolean {
  return state === 'open' || state === 'unreachable'
}
