import { type NilRated, type TaxTreatment, UNDECIDED_TAX } from '@pravesh/shared/documents/tax'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import type { PurposeHandlers } from '../../payments/index.ts'
import type { BreakdownLine } from './receipt-breakdown.ts'

/** Finds how tax treats what is paid for; null when it does not exist. */
export type FindTax = (options: { payload: Payload; subjectId: string }) => Promise<TaxTreatment | NilRated | null>

/** Finds how the amount of a payment follows from what it pays for; empty if it is simply that amount. */
export type FindBreakdown = (options: { payload: Payload; payment: Payment }) => Promise<BreakdownLine[]>

/** A purpose whose payments have receipts. */
export interface PaidPurpose extends PurposeHandlers {
  tax: FindTax
  /** For what can be paid in parts, or less than its price. */
  breakdown?: FindBreakdown
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Find the tax of what is paid for. */
    receiptTaxes: Partial<Record<PaymentPurpose, FindTax>>
    /** Find how amounts come about. */
    receiptBreakdowns: Partial<Record<PaymentPurpose, FindBreakdown>>
  }
}

/** How the amount of a payment comes about. */
export async function breakdownOf(payload: Payload, payment: Payment): Promise<BreakdownLine[]> {
  return (await portalOf(payload).receiptBreakdowns[payment.purpose]?.({ payload, payment })) ?? []
}

/** How tax treats a payment now. Undecided when its feature does not say. */
export async function taxOf(payload: Payload, { purpose, subjectId }: Payment): Promise<TaxTreatment | NilRated> {
  return (await portalOf(payload).receiptTaxes[purpose]?.({ payload, subjectId })) ?? UNDECIDED_TAX
}
