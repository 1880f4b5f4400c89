import { concessionsOf } from '@pravesh/shared/fees/dues/concessions'
import { DUE_MESSAGES, EXCESS_MESSAGE, SEAT_COVERS_MESSAGE } from '@pravesh/shared/fees/dues/due'
import { dueEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { FeeSettings } from '@pravesh/shared/fees/dues/fee-settings'
import { seatCreditOf } from '@pravesh/shared/fees/dues/seat-credit'
import type { DueView, DuplicateView } from '@pravesh/shared/fees/plan/fee-plan'
import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import { isToPay } from '@pravesh/shared/payments/owed/states'
import { isRefunded } from '@pravesh/shared/payments/status'
import type { FeeDue, Payment } from '../../payload-types.ts'
import { dayOf } from '../dues/day.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { reopeningsOf } from '../dues/reopenings.ts'
import { recordedPayment } from '../dues/standing.ts'

interface ViewOptions {
  due: FeeDue
  /** Latest first. */
  attempts: readonly Payment[]
  /** The student has paid this kind of fee as often as needed. */
  isEnough: boolean
  settings: FeeSettings
  /** The current day in India. */
  today: string
  now: Date
}

/** Converts a due to its student's view. */
export function dueView({ due, attempts, isEnough, settings, today, now }: ViewOptions): DueView {
  const dueOn = due.dueOn ? dayOf(due.dueOn) : null
  const duplicates = attempts.filter((attempt) => isDuplicate(attempt, due)).map(duplicateView)
  const owed = owedView({ ...recordedPayment(due, isEnough), attempts, now })
  const money = moneyOfDue({ due, settings, day: today })
  const countingIds = countedIds(due)
  return {
    id: due.id,
    action: due.action,
    title: due.title,
    amountPaise: money.netPaise,
    money,
    concessions: concessionsOf(due.concessions).map(({ kind, amountPaise }) => ({ kind, amountPaise })),
    dueOn,
    isOverdue: isToPay(owed.state) && dueOn !== null && dueOn < today,
    owed: explained(owed, due, duplicates.length > 0),
    review: due.review,
    reviewReason: due.review === 'REJECTED' ? (due.reviewReason ?? '') : '',
    paidAt: due.paidAt ?? null,
    hasReceipt: due.status === 'paid' || due.status === 'refunded' || money.paidPaise > 0,
    refundedPaise: due.refundedPaise,
    refundPendingPaise: attempts
      .filter(({ transactionId }) => countingIds.includes(transactionId))
      .reduce((sum, attempt) => sum + pendingPaise(attempt), 0),
    duplicates,
  }
}

/** A due that is no longer owed says why. */
function explained(owed: OwedView, due: FeeDue, hasDuplicate: boolean): OwedView {
  const { status } = due
  if (status === 'waived' && seatCreditOf(due) > 0) return { ...owed, message: SEAT_COVERS_MESSAGE }
  if (status === 'refunded' || status === 'waived' || status === 'replaced')
    return { ...owed, message: DUE_MESSAGES[status] }
  if (status !== 'cancelled' || owed.action !== null || owed.state === 'checking') return owed
  return { ...owed, message: hasDuplicate ? EXCESS_MESSAGE : DUE_MESSAGES.cancelled }
}

function pendingPaise({ refundHeldPaise, refundedPaise }: Payment): number {
  return Math.max(0, (refundHeldPaise ?? 0) - (refundedPaise ?? 0))
}

/** A full refund clears the issue of a duplicate. Payments that counted until the due was opened again are none. */
function isDuplicate({ issue, status, transactionId }: Payment, due: FeeDue): boolean {
  const counted = [...countedIds(due), ...reopeningsOf(due).map((reopening) => reopening.transactionId)]
  return issue === 'duplicate' || (isRefunded(status) && !counted.includes(transactionId))
}

/** The payments that count for a due, or counted until they were taken back. */
function countedIds({ paymentId, entries }: FeeDue): string[] {
  const ids = dueEntries(entries).map(({ transactionId }) => transactionId)
  return paymentId ? [...ids, paymentId] : ids
}

function duplicateView({ transactionId, amountPaise, refundedPaise }: Payment): DuplicateView {
  return { transactionId, amountPaise, refundedPaise: refundedPaise ?? 0 }
}
