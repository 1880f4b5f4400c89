import type { Standing } from '../payments/owed/owed.ts'

/** Statuses of the purchase of a recorded course. No other file compares them. */
export const PURCHASE_STATUSES = ['open', 'paid', 'refunded'] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

/** Labels for staff. */
export const PURCHASE_STATUS_LABELS: Record<PurchaseStatus, string> = {
  open: 'Not paid',
  paid: 'Paid',
  refunded: 'Refunded',
}

/** Whether the buyer may watch the course. A full refund ends the purchase. */
export function isBought(status: PurchaseStatus): boolean {
  return status === 'paid'
}

/** Whether the purchase can still be paid. */
export function isUnpaid(status: PurchaseStatus): boolean {
  return status === 'open'
}

const STANDINGS: Record<PurchaseStatus, Standing> = { open: 'due', paid: 'paid', refunded: 'refunded' }

/** Whether a purchase is still to be paid. */
export function purchaseStanding(status: PurchaseStatus): Standing {
  return STANDINGS[status]
}

/** The status of a paid purchase after refunds of this sum. */
export function statusAfterRefund({ amountPaise, refundedPaise }: { amountPaise: number; refundedPaise: number }) {
  return refundedPaise >= amountPaise ? 'refunded' : 'paid'
}
