import { DUE_MESSAGES, EXCESS_MESSAGE } from '@pravesh/shared/fees/dues/due'
import type { DueView, DuplicateView } from '@pravesh/shared/fees/plan/fee-plan'
import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import { isToPay } from '@pravesh/shared/payments/owed/states'
import { isRefunded } from '@pravesh/shared/payments/status'
import type { FeeDue, Payment } from '../../payload-types.ts'
import { dayOf } from '../dues/day.ts'
import { reopeningsOf } from '../dues/reopenings.ts'
import { recordedPayment } from '../dues/standing.ts'

interface ViewOptions {
  due: FeeDue
  /** Latest first. */
  attempts: readonly Payment[]
  /** The student has paid this kind of fee as often as needed. */
  isEnough: boolean
  /** The current day in India. */
  today: string
  now: Date
}

/** Converts a due to its student's view. */
export function dueView({ due, attempts, isEnough, today, now }: ViewOptions): DueView {
  const dueOn = due.dueOn ? dayOf(due.dueOn) : null
  const duplicates = attempts.filter((attempt) => isDuplicate(attempt, due)).map(duplicateView)
  const owed = owedView({ ...recordedPayment(due, isEnough), attempts, now })
  const counting = attempts.find(({ transactionId }) => transactionId === due.paymentId)
  return {
    id: due.id,
    action: due.action,
    title: due.title,
    amountPaise: due.amountPaise,
    dueOn,
    isOverdue: isToPay(owed.state) && dueOn !== null && dueOn < today,
    owed: explained(owed, due, duplicates.length > 0),
    review: due.review,
    reviewReason: due.review === 'REJECTED' ? (due.reviewReason ?? '') : '',
    paidAt: due.paidAt ?? null,
    hasReceipt: due.status === 'paid' || due.status === 'refunded',
    refundedPaise: due.refundedPaise,
    refundPendingPaise: counting ? pendingPaise(counting) : 0,
    duplicates,
  }
}

/** A due that is no longer owed says why. */
function explained(owed: OwedView, { status }: FeeDue, hasDuplicate: boolean): OwedView {
  if (status === 'refunded') return { ...owed, message: DUE_MESSAGES.refunded }
  if (status !== 'cancelled' || owed.action !== null || owed.state === 'checking') return owed
  return { ...owed, message: hasDuplicate ? EXCESS_MESSAGE : DUE_MESSAGES.cancelled }
}

function pendingPaise({ refundHeldPaise, refundedPaise }: Payment): number {
  return Math.max(0, (refundHeldPaise ?? 0) - (refundedPaise ?? 0))
}

/** A full refund clears the issue of a duplicate. Payments that counted until the due was opened again are none. */
function isDuplicate({ issue, status, transactionId }: Payment, due: FeeDue): boolean {
  const counted = [due.paymentId, ...reopeningsOf(due).map((reopening) => reopening.transactionId)]
  return issue === 'duplicate' || (isRefunded(status) && !counted.includes(transactionId))
}

function duplicateView({ transactionId, amountPaise, refundedPaise }: Payment): DuplicateView {
  return { transactionId, amountPaise, refundedPaise: refundedPaise ?? 0 }
}
