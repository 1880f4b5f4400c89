import type { OnRefunded } from '../../payments/index.ts'
import { applyChange } from '../changes/apply-change.ts'

/**
 * Records that the application fee was refunded in full: the application counts as unpaid again, and its status stays as
 * it is. Partial refunds change nothing. Idempotent; ignores a payment that the student has replaced by another.
 */
export const applicationFeeRefunded: OnRefunded = async ({ payload, payment, refundedPaise, now }) => {
  if (refundedPaise < payment.amountPaise) return
  const { subjectId, transactionId } = payment
  await applyChange({
    payload,
    id: subjectId,
    now,
    decide: ({ feePaidAt, paymentId }) =>
      feePaidAt && paymentId === transactionId
        ? {
            data: { feePaidAt: null, feeRefundedAt: now.toISOString() },
            event: { kind: 'fee-refunded', by: 'Accounts', staffId: null, text: transactionId },
          }
        : null,
  })
}
