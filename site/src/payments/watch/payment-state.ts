import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { isWatched as isOwedWatched, OWED_STATES, type OwedState } from '@pravesh/shared/payments/owed/states'
import type { VerifyReply } from '@pravesh/shared/payments/wire'
import type { ApiReply } from '../../lib/api.ts'

/**
 * What a page knows about a payment: the state of what it is for, a `duplicate` that goes back, or nothing, because a
 * `login` is required, the server is `unreachable` or the student has no such payment (`unknown`).
 */
export type PaymentState = OwedState | 'duplicate' | 'login' | 'unreachable' | 'unknown'

type Reply = Pick<ApiReply, 'status' | 'body'>

export function stateOf(reply: Reply): PaymentState {
  const { status } = reply
  if (status === 401) return 'login'
  if (status === 0 || status === 429 || status >= 500) return 'unreachable'
  const owed = owedIn(reply)
  if (owed === null) return 'unknown'
  const { result }: Partial<VerifyReply> = reply.body
  return owed.state === 'refunding' && result?.issue === 'duplicate' ? 'duplicate' : owed.state
}

/** What is owed, from the reply about a payment; null without one. */
export function owedIn({ body }: Pick<Reply, 'body'>): OwedView | null {
  const { result }: Partial<VerifyReply> = body
  const owed = result?.owed
  return owed && OWED_STATES.some((state) => state === owed.state) ? owed : null
}

/** Whether the state can change while the page is open. */
export function isWatched(state: PaymentState): boolean {
  return state === 'unreachable' || OWED_STATES.some((each) => each === state && isOwedWatched(each))
}
