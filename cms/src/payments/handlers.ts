import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { RefundTerms } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import { Service } from '../foundation/service.ts'
import type { Payment } from '../payload-types.ts'

/** Applies the effects of a paid attempt. Must be idempotent: an interrupted call is repeated. */
export type OnPaid = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

export type OnPaidHandlers = Partial<Record<PaymentPurpose, OnPaid>>

/** Handlers by purpose. */
export const paidHandlers = new Service<OnPaidHandlers>('paidHandlers')

/**
 * Called before a payment counts. Takes one of a limited number of places for its subject, atomically and for ever, and
 * returns null; when none is left, the reason for which the payment does not count and is refunded. Must be idempotent.
 */
export type WithinLimit = (options: { payload: Payload; subjectId: string }) => Promise<string | null>

export type WithinLimitHandlers = Partial<Record<PaymentPurpose, WithinLimit>>

/** By purpose. A purpose without one has no limit but one payment for each subject. */
export const withinLimitHandlers = new Service<WithinLimitHandlers>('withinLimitHandlers')

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

export type OnRefundedHandlers = Partial<Record<PaymentPurpose, OnRefunded>>

/** Handlers by purpose. */
export const refundedHandlers = new Service<OnRefundedHandlers>('refundedHandlers')

/**
 * Applies what follows from an attempt that failed or expired, such as releasing what was reserved for it. The attempt
 * can still be paid later. Must be idempotent: an interrupted call is repeated.
 */
export type OnEnded = (options: { payload: Payload; payment: Payment; now: Date }) => Promise<void>

/** By purpose. A purpose without one has no effects. */
export type OnEndedHandlers = Partial<Record<PaymentPurpose, OnEnded>>

export const endedHandlers = new Service<OnEndedHandlers>('endedHandlers')

/** Finds the refund terms of what is paid; null when none apply. */
export type FindRefundTerms = (options: { payload: Payload; subjectId: string }) => Promise<RefundTerms | null>

/** By purpose. */
export type RefundTermsHandlers = Partial<Record<PaymentPurpose, FindRefundTerms>>

export const refundTermsHandlers = new Service<RefundTermsHandlers>('refundTermsHandlers')

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

/** By purpose. Only purposes in both tables can be paid outside the provider. */
export interface PayableHandlers {
  find: Partial<Record<PaymentPurpose, FindPayable>>
  list: Partial<Record<PaymentPurpose, ListPayables>>
}

export const payableHandlers = new Service<PayableHandlers>('payableHandlers')

/** Everything that payments must know about a purpose. Its feature declares it, and `features.ts` lists it. */
export interface PurposeHandlers {
  onPaid: OnPaid
  onRefunded: OnRefunded
  refundTerms: FindRefundTerms
  withinLimit?: WithinLimit
  onEnded?: OnEnded
  /** By challan, in cash or by transfer. Omit for what is paid through the provider only. */
  offline?: { find: FindPayable; list: ListPayables }
}
