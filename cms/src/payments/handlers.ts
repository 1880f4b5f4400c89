import type { Standing } from '@pravesh/shared/payments/owed/owed'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { RefundTerms } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import type { Term } from '../database/search/search-text.ts'
import type { Payment, Student } from '../payload-types.ts'
import type { Place } from '../staff/index.ts'
import type { StartedPayment } from './started-payment.ts'

/** Handlers of those purposes that have one. */
export type ByPurpose<Handler> = Partial<Record<PaymentPurpose, Handler>>

/** Applies the effects of a paid attempt. Must be idempotent: an interrupted call is repeated. */
export type OnPaid = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

/** A payment that is about to count. */
export interface ClaimedPayment {
  transactionId: string
  amountPaise: number
  /** The day in India as of which its amount was computed, `YYYY-MM-DD`. */
  day: string
}

/**
 * Called before a payment counts, and while a cheque is being cleared. Reserves what it pays, or one of a limited number of
 * places for its subject, atomically, and returns null; when that is not left, the reason for which the payment does not
 * count and is refunded. Must be idempotent.
 */
export type WithinLimit = (options: {
  payload: Payload
  subjectId: string
  payment: ClaimedPayment
  now: Date
}) => Promise<string | null>

/** Takes back what was reserved for a payment that will not come. Must be idempotent. */
export type OnReleased = (options: {
  payload: Payload
  subjectId: string
  transactionId: string
  now: Date
}) => Promise<void>

/** Takes back a payment whose cheque has bounced, so that it is owed again. Must be idempotent. */
export type OnBounced = (options: {
  payload: Payload
  subjectId: string
  transactionId: string
  /** Whether it is the first of several that the cheque was for. A charge is added once. */
  isFirst: boolean
  now: Date
}) => Promise<void>

/** What a purpose does that can be paid in parts. Its `withinLimit` decides which payments fit. */
interface PartHandlers {
  release: OnReleased
  bounce: OnBounced
}

/**
 * Applies the effects of a completed refund; `refundedPaise` is the total refunded so far. Not called for payments that
 * never counted. Must be idempotent: an interrupted call is repeated.
 */
export type OnRefunded = (options: {
  payload: Payload
  payment: Payment
  refundedPaise: number
  now: Date
}) => Promise<void>

/**
 * Applies what follows from an attempt that failed or expired, such as releasing what was reserved for it. The attempt
 * can still be paid later. Must be idempotent: an interrupted call is repeated.
 */
export type OnEnded = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

/** Finds the refund terms of what is paid; null when none apply. */
export type FindRefundTerms = (options: { payload: Payload; subjectId: string }) => Promise<RefundTerms | null>

/** Something that can be paid now, with the amount that the server computes. */
export interface Payable {
  studentId: string
  /** All that is left to be paid. */
  amountPaise: number
  description: string
  /** `YYYY-MM-DD`; absent or null without a date. */
  dueOn?: string | null
  /** Whether less than the amount can be paid. */
  allowsPart?: boolean
  /** Whether the student may pay it, but does not owe it. */
  isVoluntary?: boolean
}

/**
 * Finds what is paid for, as of a day (`YYYY-MM-DD`, today by default); null when it does not exist or is not open for
 * payment.
 */
export type FindPayable = (options: { payload: Payload; subjectId: string; day?: string }) => Promise<Payable | null>

/** Lists what a student can pay as of a day (`YYYY-MM-DD`, today by default), by subject id. */
export type ListPayables = (options: {
  payload: Payload
  studentId: string
  day?: string
}) => Promise<(Payable & { subjectId: string })[]>

/**
 * Finds the college and course of what is paid for, by subject id; without those that no longer exist. Limited staff see
 * payments by it.
 */
type FindPlaces = (options: { payload: Payload; subjectIds: readonly string[] }) => Promise<ReadonlyMap<string, Place>>

/** What the record that is paid for says about its payment; null when it no longer exists. */
export type FindStanding = (options: { payload: Payload; subjectId: string }) => Promise<RecordedPayment | null>

export interface RecordedPayment {
  standing: Standing
  /** The transaction that counts; null without one. */
  countingId: string | null
  /** Since when it is to be paid again, after a refund (ISO 8601); null otherwise. */
  againSince: string | null
  /** Payments that count for a part, or counted until they were taken back; none where there are no parts. */
  partIds?: readonly string[]
  /** Everything that is left is covered by a cheque that the bank has not paid yet. */
  isClearing?: boolean
  /** Replaces the message about what is left. */
  note?: string | null
}

/** Finds the id by which the student's pages know what was paid for; null when it no longer exists. */
export type FindPageId = (options: { payload: Payload; subjectId: string }) => Promise<string | null>

/** Finds the numbers by which people know what is paid for, such as those of applications, by subject id. */
export type FindNumbers = (options: {
  payload: Payload
  subjectIds: readonly string[]
}) => Promise<ReadonlyMap<string, string>>

/** Finds whose the things with such numbers are; without unknown ones. `numbers` may be any texts. */
export type FindOwners = (options: {
  payload: Payload
  numbers: readonly string[]
}) => Promise<{ number: string; studentId: string }[]>

/** Finds the payments of the newest receipts in which all terms occur, at most as many as a list shows. */
export type FindReceipts = (options: {
  payload: Payload
  terms: readonly Term[]
}) => Promise<readonly { paymentId: string; transactionId: string }[]>

/** Finds the state in which the persons live who pay, as a name of `STATES`, by subject id; without those that are unknown. */
export type FindStates = (options: {
  payload: Payload
  subjectIds: readonly string[]
}) => Promise<ReadonlyMap<string, string>>

/**
 * Starts another payment of something that a student has tried to pay. Throws a Problem when it can no longer be paid, or
 * not as it was agreed to.
 */
export type PayAgain = (options: {
  payload: Payload
  student: Pick<Student, 'id' | 'name'>
  subjectId: string
  now: Date
}) => Promise<StartedPayment>

declare module '../foundation/portal.ts' {
  interface Portal {
    /** Apply the effects of paid attempts. */
    paidHandlers: ByPurpose<OnPaid>
    /** Limit what can be paid. A purpose without one has no limit but one payment for each subject. */
    withinLimitHandlers: ByPurpose<WithinLimit>
    /** Take parts back. A purpose without them is paid by one payment. */
    partHandlers: ByPurpose<PartHandlers>
    /** Apply the effects of completed refunds. */
    refundedHandlers: ByPurpose<OnRefunded>
    /** Apply what follows from attempts that ended unpaid. A purpose without one has no effects. */
    endedHandlers: ByPurpose<OnEnded>
    /** Find the terms of refunds. */
    refundTermsHandlers: ByPurpose<FindRefundTerms>
    /** Say whether something is still to be paid. */
    standingHandlers: ByPurpose<FindStanding>
    /** Find where payments belong. A purpose without one belongs to no college. */
    placeHandlers: ByPurpose<FindPlaces>
    /** Find the ids of pages, where they are not the ids of subjects. */
    pageIdHandlers: ByPurpose<FindPageId>
    /** Find the numbers of what is paid for. A purpose without one is found by payer only. */
    numberHandlers: ByPurpose<FindNumbers>
    /** Find where persons live, for the place of supply in reports. Unknown for a purpose without one. */
    stateHandlers: ByPurpose<FindStates>
    /** Find whose the numbers of what is paid for are. */
    ownerHandlers: ByPurpose<FindOwners>
    findReceipts: FindReceipts
    /** Start another payment of the same. */
    payAgainHandlers: ByPurpose<PayAgain>
    /** Find and list what can be paid. Only purposes in both tables can be paid outside the provider. */
    payableHandlers: { find: ByPurpose<FindPayable>; list: ByPurpose<ListPayables> }
  }
}

/** Everything that payments must know about a purpose. Its feature declares it, and `features.ts` lists it. */
export interface PurposeHandlers {
  onPaid: OnPaid
  onRefunded: OnRefunded
  refundTerms: FindRefundTerms
  standing: FindStanding
  payAgain: PayAgain
  /** Null for what belongs to no college, such as books. */
  places: FindPlaces | null
  pageId?: FindPageId
  numbers?: FindNumbers
  states?: FindStates
  owners?: FindOwners
  withinLimit?: WithinLimit
  parts?: PartHandlers
  onEnded?: OnEnded
  /** By challan, in cash or by transfer. Omit for what is paid through the provider only. */
  offline?: { find: FindPayable; list: ListPayables }
}
