import { isOpen, isPaid, isPaymentStatus } from '@pravesh/shared/payments/status'
import type { VerifyReply } from '@pravesh/shared/payments/wire'
import type { ApiReply } from '../lib/api.ts'

/**
 * What a page does after asking about a payment: it is `paid`, still `open`, refused for want of a `login`, not to be had
 * now (`unreachable`), or anything else.
 */
export type PaymentAnswer = 'paid' | 'open' | 'login' | 'unreachable' | 'other'

/** Reads what the server said about a payment. */
export function answerOf({ ok, status, body }: Pick<ApiReply, 'ok' | 'status' | 'body'>): PaymentAnswer {
  const { result }: Partial<VerifyReply> = body
  const named = isPaymentStatus(result?.status) ? result.status : null
  if (ok && named && isPaid(named)) return 'paid'
  if (status === 401) return 'login'
  if (status === 0 || status === 429 || status >= 500) return 'unreachable'
  return named && isOpen(named) ? 'open' : 'other'
}

/** After how many milliseconds an open payment is asked about again, one after the other; then the page gives up. */
export const POLL_MS: readonly number[] = [2000, 3000, 5000, 10_000, 20_000]
