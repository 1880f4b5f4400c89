import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Invariant } from '../../../portal/invariant.ts'
import { refundHref } from '../record-links.ts'

/** Every refund is done or fails within the time that banks need. */
export const refundsEnd: Invariant = {
  name: 'refund-pending-too-long',
  label: 'Refund still not with the student',
  advice:
    'Look the refund up in the provider’s dashboard and ask its support. A refund in cash or by bank transfer must be paid out and confirmed by staff.',
  async *find({ payload, now }) {
    const batches = walkRecords({
      payload,
      collection: 'refunds',
      where: {
        and: [
          { status: { in: refundStatusesIn(isOpenRefund) } },
          { requestedAt: { less_than: overdueBefore('refund', now) } },
        ],
      },
    })
    for await (const refunds of batches) {
      for (const refund of refunds) {
        const { refundId, transactionId, amountPaise } = refund
        const text = `Refund ${refundId} of ${formatPaise(amountPaise)} for payment ${transactionId} is not done yet.`
        yield { subject: refundId, text, href: refundHref(refund) }
      }
    }
  },
}
