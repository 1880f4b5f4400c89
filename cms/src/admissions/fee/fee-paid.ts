import { type OnPaid, refundRest } from '../../payments/index.ts'
import { applyChange } from '../changes/apply-change.ts'

/** Records the paid application fee, or returns it if that of an earlier session was carried over meanwhile. Idempotent. (spec 3, 2.1) */
export const applicationFeePaid: OnPaid = async ({ payload, payment, now }) => {
  const { subjectId, merchantId, transactionId, paidAt } = payment
  const application = await applyChange({
    payload,
    id: subjectId,
    now,
    decide: ({ feePaidAt, studentName }) =>
      feePaidAt
        ? null
        : {
            data: {
              feePaidAt: paidAt ?? now.toISOString(),
              feeRefundedAt: null,
              merchantId,
              paymentId: transactionId,
            },
            event: { kind: 'paid', by: studentName, staffId: null, text: transactionId },
          },
  })
  if (application.paymentId !== transactionId) {
    const reason = 'The fee of an earlier application already counts for this one.'
    const cause = { reason, key: 'fee-carried', staff: null, isEffect: true }
    await refundRest({ payload, transactionId, ...cause, now })
  }
}
