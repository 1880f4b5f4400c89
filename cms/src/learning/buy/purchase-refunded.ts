import { isUnpaid, statusAfterRefund } from '@pravesh/shared/learning/purchase-status'
import { changeOne } from '../../database/records/change-one.ts'
import type { OnRefunded } from '../../payments/index.ts'
import { markPaid } from './purchase-paid.ts'
import { findPurchase } from './purchases.ts'

/**
 * Records the refunds of a purchase; a full refund ends it. Idempotent, and later calls never lower the sum. Ignores
 * payments with an issue, which never counted.
 */
export const purchaseRefunded: OnRefunded = async ({ payload, payment, refundedPaise, now }) => {
  const { subjectId, transactionId, amountPaise, issue } = payment
  if (issue) return
  const purchase = await findPurchase(payload, subjectId)
  // The effects of the payment may still be outstanding.
  if (purchase && isUnpaid(purchase.status)) await markPaid({ payload, payment, now })
  await changeOne({
    payload,
    collection: 'course-purchases',
    where: {
      and: [
        { id: { equals: subjectId } },
        { paymentId: { equals: transactionId } },
        { refundedPaise: { less_than: refundedPaise } },
      ],
    },
    data: { refundedPaise, status: statusAfterRefund({ amountPaise, refundedPaise }) },
  })
}
