import type { FindRefundTerms } from '../../payments/index.ts'
import { findPurchase } from './purchases.ts'

/** The refund terms of a recorded course: not refundable. Staff can still refund it. (spec 1, 9) */
export const purchaseTerms: FindRefundTerms = async ({ payload, subjectId }) => {
  const purchase = await findPurchase(payload, subjectId)
  return purchase && { rule: 'never' }
}
