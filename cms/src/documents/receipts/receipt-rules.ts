import { isCounted, isRefunded } from '@pravesh/shared/payments/status'
import type { Payment, Receipt } from '../../payload-types.ts'

/** Whether a payment has a receipt: it was paid and counts. A duplicate is only refunded. */
export function hasReceipt(payment: Pick<Payment, 'status' | 'issue' | 'issueNote' | 'paidAt'>): boolean {
  return isCounted(payment) && Boolean(payment.paidAt)
}

/** Counts the receipts of a payment from 1. Rows from before receipts could be replaced have none. */
export function revisionOf({ revision }: Pick<Receipt, 'revision'>): number {
  return revision ?? 1
}

/** How much of a payment was returned, in paise. */
export function refundedPaise({ status, amountPaise, refundedPaise: part }: Payment): number {
  return isRefunded(status) ? amountPaise : (part ?? 0)
}
