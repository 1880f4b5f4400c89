import { type NilRated, type TaxTreatment, UNDECIDED_TAX } from '@pravesh/shared/documents/tax'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import type { PurposeHandlers } from '../../payments/index.ts'

/** Finds how tax treats what is paid for; null when it does not exist. */
export type FindTax = (options: { payload: Payload; subjectId: string }) => Promise<TaxTreatment | NilRated | null>

/** A purpose whose payments have receipts. */
export interface PaidPurpose extends PurposeHandlers {
  tax: FindTax
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Find the tax of what is paid for. */
    receiptTaxes: Partial<Record<PaymentPurpose, FindTax>>
  }
}

/** How tax treats a payment now. Undecided when its feature does not say. */
export async function taxOf(payload: Payload, { purpose, subjectId }: Payment): Promise<TaxTreatment | NilRated> {
  return (await portalOf(payload).receiptTaxes[purpose]?.({ payload, subjectId })) ?? UNDECIDED_TAX
}
