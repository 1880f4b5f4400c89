import type { RefundTerms } from './policy.ts'
import type { RefundKind, RefundStatus } from './status.ts'

/** A refund as staff see it. */
export interface ShownRefund {
  id: string
  refundId: string
  amountPaise: number
  status: RefundStatus
  kind: RefundKind
  reason: string
  calculation: string
  requestedBy: string
  /** ISO 8601. */
  requestedAt: string
  /** What went wrong; empty otherwise. */
  note: string
  needsAttention: boolean
  /** Waits until staff have paid it out. */
  isToPayOut: boolean
}

/** Everything that the refund panel of a payment shows. */
export interface RefundView {
  /** Sent with a request, which is refused when the payment's refunds have changed since. */
  revision: number
  amountPaise: number
  refundedPaise: number
  refundablePaise: number
  /** Why nothing can be refunded now, as a sentence; null if something can. */
  obstacle: string | null
  /** A refund that waits for a second person; null if none does. */
  waiting: { id: string; change: string; requestedBy: string } | null
  /** Whether this member of staff may refund payments. */
  mayRefund: boolean
  /** Staff pay out the refund themselves. */
  isManual: boolean
  isDuplicate: boolean
  /** The provider reports another amount, and staff have not settled it yet. */
  isMismatch: boolean
  /** Null when no terms apply, e.g. for a duplicate. */
  terms: RefundTerms | null
  /** Today in India, `YYYY-MM-DD`. */
  today: string
  /** Oldest first. */
  refunds: ShownRefund[]
}

/** The amount to propose: what the terms return, less what was refunded before. */
export function proposedPaise(
  view: Pick<RefundView, 'refundablePaise' | 'amountPaise'>,
  entitledPaise: number,
): number {
  const heldPaise = view.amountPaise - view.refundablePaise
  return Math.max(0, Math.min(view.refundablePaise, entitledPaise - heldPaise))
}
