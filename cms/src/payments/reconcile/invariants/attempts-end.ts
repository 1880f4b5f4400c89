import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { OPEN_STATUSES } from '@pravesh/shared/payments/status'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Invariant } from '../../../portal/invariant.ts'
import { paymentHref } from '../record-links.ts'

/** Every attempt is decided or expires within a day. One with an issue waits for staff and has an alert of its own. */
export const attemptsEnd: Invariant = {
  name: 'pending-past-expiry',
  label: 'Still waiting for the bank after a day',
  advice:
    'The payment provider may be unreachable or no longer configured. Check its settings, then check the payment.',
  async *find({ payload, now }) {
    const batches = walkRecords({
      payload,
      collection: 'payments',
      where: {
        and: [
          { status: { in: [...OPEN_STATUSES] } },
          { issue: { exists: false } },
          { startedAt: { less_than: overdueBefore('openAttempt', now) } },
        ],
      },
    })
    for await (const payments of batches) {
      for (const payment of payments) {
        const text = `Payment ${payment.transactionId} (${payment.description}) has neither been paid nor expired.`
        yield { subject: payment.transactionId, text, href: paymentHref(payment) }
      }
    }
  },
}
