import type { CourseCode } from '../../courses/courses.ts'
import type { OwedView } from '../../payments/owed/owed.ts'
import type { ReductionKind } from '../dues/concession-kinds.ts'
import type { DueMoney } from '../dues/due-money.ts'
import type { DueAction, OwnAmountAction } from '../fee-kinds.ts'
import type { ReviewStatus } from '../review/review.ts'

/** A second payment of a due, which does not count and is refunded. */
export interface DuplicateView {
  transactionId: string
  amountPaise: number
  refundedPaise: number
}

/** A concession that reduces a due, or what was paid for the seat. */
interface ConcessionView {
  kind: ReductionKind
  amountPaise: number
}

/** A due as its student sees it. Amounts in whole paise, times in ISO 8601. */
export interface DueView {
  id: string
  action: DueAction
  /** The choice within the action, e.g. `1st Semester`. */
  title: string
  /** All that the fee comes to: with late fee and charges, less concessions. */
  amountPaise: number
  money: DueMoney
  concessions: ConcessionView[]
  /** A day in India, `YYYY-MM-DD`; null without a date. */
  dueOn: string | null
  /** Its day is over, and it waits for the student: not for the bank, and not for staff. */
  isOverdue: boolean
  /** How its payment is going. */
  owed: OwedView
  review: ReviewStatus
  /** The office's reason for a rejection; otherwise empty. */
  reviewReason: string
  paidAt: string | null
  /** Whether `generate-pdf` has a receipt for the id of the due. */
  hasReceipt: boolean
  refundedPaise: number
  /** Refunds that the bank has not confirmed yet. */
  refundPendingPaise: number
  duplicates: DuplicateView[]
}

/** Bounds of an amount that the student enters. */
export interface OwnAmount {
  action: OwnAmountAction
  minPaise: number
  maxPaise: number
  /** How many more times it may be paid. */
  remaining: number
}

export interface FeePlanTotals {
  /** All dues. */
  totalPaise: number
  /** Received, after refunds. */
  paidPaise: number
  refundedPaise: number
  /** Payments that the bank or staff have not decided on. */
  onHoldPaise: number
  /** Still to be paid by the student. */
  openPaise: number
  overduePaise: number
}

/** All dues of an approved application. */
export interface FeePlan {
  applicationId: string
  applicationNumber: string
  course: CourseCode
  courseId: string
  courseName: string
  collegeId: string
  collegeName: string
  sessionYear: string
  /** The current day in India, `YYYY-MM-DD`. */
  today: string
  /** By due date, then those without a date. */
  dues: DueView[]
  /** The open due with the earliest date; null when none is open. */
  nextDueId: string | null
  totals: FeePlanTotals
  ownAmounts: OwnAmount[]
  /** Payments of such amounts that did not arrive and can be tried again, latest first. They are no part of the totals. */
  unfinished: DueView[]
  /** Sentences to show before a payment; listed for translation. */
  refundTerms: string[]
}
