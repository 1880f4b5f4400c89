import type { OnPaid } from '../../payments/index.ts'
import { applyChange } from '../changes/apply-change.ts'

/** Records the paid application fee. Idempotent. (spec 3, 2.1) */
export const applicationFeePaid: OnPaid = async ({ payload, payment, now }) => {
  const { subjectId, merchantId, transactionId, paidAt } = payment
  await applyChange({
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
}
