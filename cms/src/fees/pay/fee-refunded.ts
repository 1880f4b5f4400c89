import { changeOne } from '../../database/records/change-one.ts'
import type { OnRefunded } from '../../payments/index.ts'
import { findDue } from '../dues/find-dues.ts'
import { markPaid } from './fee-paid.ts'

/**
 * Records the refunds of a due's payment; a full refund ends the due. Idempotent, and later calls never lower the sum.
 * Ignores payments with an issue, which never counted.
 */
export const feeRefunded: OnRefunded = async ({ payload, payment, refundedPaise, now }) => {
  const { subjectId, transactionId, amountPaise, issue } = payment
  if (issue) return
  // The effects of the payment may still be outstanding.
  const due = await findDue(payload, subjectId)
  if (due?.status === 'open' && due.refundedPaymentId !== transactionId) await markPaid({ payload, payment, now })
  await changeOne({
    payload,
    collection: 'fee-dues',
    where: {
      and: [
        { id: { equals: subjectId } },
        { paymentId: { equals: transactionId } },
        { refundedPaise: { less_than: refundedPaise } },
      ],
    },
    data: { refundedPaise, status: refundedPaise >= amountPaise ? 'refunded' : 'paid' },
  })
}
