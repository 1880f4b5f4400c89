import type { DueState } from '@pravesh/shared/fees/dues/due'
import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { REVIEW_LABELS } from '@pravesh/shared/fees/review/review'

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
  waiting: string
  mismatch: string
  refunded: string
  cancelled: string
}

const SETTLED: readonly DueState[] = ['paid', 'refunded']

/** Whether money for a due has been received, even if it was refunded afterwards. */
export function isSettled({ state }: Pick<DueView, 'state'>): boolean {
  return SETTLED.includes(state)
}

/** Whether the bank still has to confirm an attempt. */
export function isWaiting({ state }: Pick<DueView, 'state'>): boolean {
  return state === 'waiting'
}

/** Whether the student must hear about a refund, a second payment or a problem with a fee. */
export function hasNews({ state, refundPendingPaise, duplicates }: DueView): boolean {
  const isReturned = duplicates.every(({ amountPaise, refundedPaise }) => refundedPaise >= amountPaise)
  return state === 'mismatch' || refundPendingPaise > 0 || !isReturned
}

/** The PayStatus of a due. Only an overdue or failed one looks alarming. (spec 1, 4) */
export function payBadge(due: Pick<DueView, 'state' | 'isOverdue'>, w: BadgeWords): Badge {
  if (isSettled(due)) return { tone: 'good', label: w.paid }
  return { tone: due.isOverdue || due.state === 'failed' ? 'bad' : '', label: w.unpaid }
}

/** The first due that waits for the student, not for the bank. Dues are sorted by date. */
export function firstToPay(dues: readonly DueView[]): DueView | undefined {
  return dues.find(({ state }) => state === 'open' || state === 'failed')
}

/** The Status of a due: the office's review of a paid one, otherwise how its latest attempt went. (spec 1, 4) */
export function statusBadge({ state, review }: Pick<DueView, 'state' | 'review'>, w: BadgeWords): Badge | null {
  const tones = { PENDING: 'warning', APPROVED: 'good', REJECTED: 'bad' } as const
  switch (state) {
    case 'paid':
      return { tone: tones[review], label: REVIEW_LABELS[review] }
    case 'refunded':
      return { tone: '', label: w.refunded }
    case 'waiting':
      return { tone: 'warning', label: w.waiting }
    case 'failed':
      return { tone: 'bad', label: w.failed }
    case 'mismatch':
      return { tone: 'warning', label: w.mismatch }
    case 'cancelled':
      return { tone: '', label: w.cancelled }
    case 'open':
      return null
  }
}

/** Whole days from one `YYYY-MM-DD` to another; negative if it is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
