import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { REVIEW_LABELS, type ReviewStatus } from '@pravesh/shared/fees/review/review'
import { hasArrived, isToPay, type OwedState } from '@pravesh/shared/payments/owed/states'

type Tone = 'good' | 'bad' | 'warning' | ''

/** A badge: its text is either a label of `shared` or one of the words of fees. */
export interface Badge {
  tone: Tone
  label: string
}

interface BadgeWords {
  paid: string
  unpaid: string
  failed: string
  incomplete: string
  waiting: string
  mismatch: string
  clearing: string
  refunding: string
  refunded: string
  cancelled: string
}

interface DueBadgeWords extends BadgeWords {
  reviewed: Record<ReviewStatus, string>
}

type Owed = Pick<DueView, 'owed'>

/** Whether money for a due has been received, even if it was refunded afterwards. */
export function isSettled({ owed }: Owed): boolean {
  return hasArrived(owed.state)
}

/** Whether the student must hear about a refund, a second payment, a cheque or a problem with a fee. */
export function hasNews({ owed, refundPendingPaise, duplicates }: DueView): boolean {
  const isReturned = duplicates.every(({ amountPaise, refundedPaise }) => refundedPaise >= amountPaise)
  const isHeld = owed.state === 'checking' || owed.state === 'clearing'
  return isHeld || refundPendingPaise > 0 || !isReturned
}

/** The PayStatus of a due. Only an overdue or failed one looks alarming. (spec 1, 4) */
export function payBadge(due: Pick<DueView, 'owed' | 'isOverdue'>, w: BadgeWords): Badge {
  if (isSettled(due)) return { tone: 'good', label: w.paid }
  return { tone: due.isOverdue || due.owed.state === 'failed' ? 'bad' : '', label: w.unpaid }
}

/** Payment and status in one badge: of what has arrived, also whether the office still checks it. */
export function dueBadge(due: Pick<DueView, 'owed' | 'isOverdue' | 'review'>, w: DueBadgeWords): Badge {
  if (due.owed.state === 'paid') return { tone: PAID_TONES[due.review], label: w.reviewed[due.review] }
  return statusBadge(due, w) ?? payBadge(due, w)
}

/** Money that has arrived is no reason to worry while the office looks at it. */
const PAID_TONES = { PENDING: 'good', APPROVED: 'good', REJECTED: 'bad' } as const

const TONES = { PENDING: '', APPROVED: 'good', REJECTED: 'bad' } as const

/** The Status of a due: the office's review of a paid one, otherwise how its payment is going. (spec 1, 4) */
export function statusBadge({ owed, review }: Pick<DueView, 'owed' | 'review'>, w: BadgeWords): Badge | null {
  return owed.state === 'paid' ? { tone: TONES[review], label: REVIEW_LABELS[review] } : stateBadge(owed.state, w)
}

/** How a payment without a review is going; null where it is simply paid, or was not tried. */
export function stateBadge(state: OwedState, w: BadgeWords): Badge | null {
  const badges: Record<OwedState, Badge | null> = {
    notStarted: null,
    opened: { tone: '', label: w.incomplete },
    undecided: { tone: 'warning', label: w.waiting },
    paid: null,
    failed: { tone: 'bad', label: w.failed },
    expired: { tone: '', label: w.incomplete },
    checking: { tone: 'warning', label: w.mismatch },
    clearing: { tone: 'warning', label: w.clearing },
    refunding: { tone: '', label: w.refunding },
    refunded: { tone: '', label: w.refunded },
    notOwed: { tone: '', label: w.cancelled },
  }
  return badges[state]
}

/**
 * What a due itself says of a payment that was tried and is to be paid, or being checked; null for the rest, which badges
 * and the panel of an undecided payment explain.
 */
export function messageOn({ owed }: Owed): string | null {
  const isExplained = isToPay(owed.state) || owed.state === 'checking'
  const isTried = owed.transactionId !== null && isExplained
  return isTried || owed.state === 'clearing' ? owed.message : null
}

/** Whole days from one `YYYY-MM-DD` to another; negative if it is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
