import { DUE_STATE_MESSAGES, type DueState, EXCESS_MESSAGE, REOPENED_MESSAGE } from '@pravesh/shared/fees/dues/due'
import { dueState, mayPay } from '@pravesh/shared/fees/plan/due-state'
import type { DueView, DuplicateView } from '@pravesh/shared/fees/plan/fee-plan'
import { isOpen, isRefunded } from '@pravesh/shared/payments/status'
import type { FeeDue, Payment } from '../../payload-types.ts'
import { dayOf } from '../dues/day.ts'
import { reopeningsOf } from '../reopen/reopenings.ts'

interface ViewOptions {
  due: FeeDue
  /** Latest first. */
  attempts: readonly Payment[]
  /** The current day in India. */
  today: string
}

/** Converts a due to its student's view. */
export function dueView({ due, attempts, today }: ViewOptions): DueView {
  const current = currentAttempts(due, attempts)
  const state = dueState({
    status: due.status,
    attempts: current.map(({ status, issue = null }) => ({ status, issue })),
  })
  const dueOn = due.dueOn ? dayOf(due.dueOn) : null
  const duplicates = attempts.filter((attempt) => isDuplicate(attempt, due)).map(duplicateView)
  const counting = attempts.find(({ transactionId }) => transactionId === due.paymentId)
  return {
    id: due.id,
    action: due.action,
    title: due.title,
    amountPaise: due.amountPaise,
    dueOn,
    isOverdue: due.status === 'open' && dueOn !== null && dueOn < today,
    state,
    message: state === 'cancelled' && duplicates.length > 0 ? EXCESS_MESSAGE : messageOf(due, state),
    mayPay: mayPay(state),
    review: due.review,
    reviewReason: due.review === 'REJECTED' ? (due.reviewReason ?? '') : '',
    transactionId: due.paymentId ?? current[0]?.transactionId ?? null,
    paidAt: due.paidAt ?? null,
    hasReceipt: due.status === 'paid' || due.status === 'refunded',
    refundedPaise: due.refundedPaise,
    refundPendingPaise: counting ? pendingPaise(counting) : 0,
    duplicates,
  }
}

function messageOf(due: FeeDue, state: DueState): string {
  return state === 'open' && reopeningsOf(due).length > 0 ? REOPENED_MESSAGE : DUE_STATE_MESSAGES[state]
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

/**
 * The attempts that tell how the payment of a due is going. After it was opened again, earlier ones matter only while
 * they are undecided.
 */
function currentAttempts(due: FeeDue, attempts: readonly Payment[]): Payment[] {
  const reopenedAt = reopeningsOf(due).at(-1)?.at ?? ''
  return attempts.filter(
    ({ startedAt, status, issue }) => startedAt > reopenedAt || isOpen(status) || issue === 'mismatch',
  )
}
