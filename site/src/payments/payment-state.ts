import { isOpen, isPaid, isPaymentStatus } from '@pravesh/shared/payments/status'
import type { VerifyReply } from '@pravesh/shared/payments/wire'
import type { ApiReply } from '../lib/api.ts'

/**
 * The state of a payment for the page: `paid`, still `open`, unknown because a `login` is required or because the
 * server is `unreachable`, or anything else.
 */
export type PaymentState = 'paid' | 'open' | 'login' | 'unreachable' | 'other'

export function stateOf({ ok, status, body }: Pick<ApiReply, 'ok' | 'status' | 'body'>): PaymentState {
  const { result }: Partial<VerifyReply> = body
  const known = isPaymentStatus(result?.status) ? result.status : null
  if (ok && known && isPaid(known)) return 'paid'
  if (status === 401) return 'login'
  if (status === 0 || status === 429 || status >= 500) return 'unreachable'
  return known && isOpen(known) ? 'open' : 'other'
}

/** Delays between polls of an open payment, in milliseconds. The page stops polling after the last one. */
export const POLL_MS: readonly number[] = [2000, 3000, 5000, 10_000, 20_000]
