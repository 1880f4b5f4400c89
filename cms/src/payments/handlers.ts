import type { Standing } from '@pravesh/shared/payments/owed/owed'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { RefundTerms } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import type { Payment, Student } from '../payload-types.ts'
import type { StartedPayment } from './started-payment.ts'

/** Handlers of those purposes that have one. */
export type ByPurpose<Handler> = Partial<Record<PaymentPurpose, Handler>>

/** Applies the effects of a paid attempt. Must be idempotent: an interrupted call is repeated. */
export type OnPaid = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

/**
 * Called before a payment counts. Takes one of a limited number of places for its subject, atomically and for ever, and
 * returns null; when none is left, the reason for which the payment does not count and is refunded. Must be idempotent.
 */
export type WithinLimit = (options: { payload: Payload; subjectId: string }) => Promise<string | null>

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
  amountPaise: number
  description: string
}

/** Finds what is paid for; null when it does not exist or is not open for payment. */
export type FindPayable = (options: { payload: Payload; subjectId: string }) => Promise<Payable | null>

/** Lists what a student can pay now, by subject id. */
export type ListPayables = (options: {
  payload: Payload
  studentId: string
}) => Promise<(Payable & { subjectId: string })[]>

/** What the record that is paid for says about its payment; null when it no longer exists. */
export type FindStanding = (options: { payload: Payload; subjectId: string }) => Promise<RecordedPayment | null>

export interface RecordedPayment {
  standing: Standing
  /** The transaction that counts; null without one. */
  countingId: string | null
  /** Since when it is to be paid again, after a refund (ISO 8601); null otherwise. */
  againSince: string | null
}

/** Finds the id by which the student's pages know what was paid for; null when it no longer exists. */
export type FindPageId = (options: { payload: Payload; subjectId: string }) => Promise<string | null>

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
    /** Apply the effects of completed refunds. */
    refundedHandlers: ByPurpose<OnRefunded>
    /** Apply what follows from attempts that ended unpaid. A purpose without one has no effects. */
    endedHandlers: ByPurpose<OnEnded>
    /** Find the terms of refunds. */
    refundTermsHandlers: ByPurpose<FindRefundTerms>
    /** Say whether something is still to be paid. */
    standingHandlers: ByPurpose<FindStanding>
    /** Find the ids of pages, where they are not the ids of subjects. */
    pageIdHandlers: ByPurpose<FindPageId>
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
  pageId?: FindPageId
  withinLimit?: WithinLimit
  onEnded?: OnEnded
  /** By challan, in cash or by transfer. Omit for what is paid through the provider only. */
  offline?: { find: FindPayable; list: ListPayables }
}
