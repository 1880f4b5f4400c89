import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import { walkRecords } from '../../../database/slices/walk-records.ts'
import type { Invariant } from '../../../portal/invariant.ts'
import { paidBefore } from '../../paid-before.ts'
import { paymentHref } from '../record-links.ts'

/** What follows from a payment is applied soon: its effect, or the refund of a duplicate. */
export const effectsApplied: Invariant = {
  name: 'paid-without-effect',
  label: 'Paid, but without effect',
  advice:
    'The portal retries every few minutes. If this stays for an hour, ask an administrator to look into the log for the transaction ID.',
  async *find({ payload, now }) {
    const batches = walkRecords({
      payload,
      collection: 'payments',
      where: {
        and: [
          { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
          { settledAt: { exists: false } },
          paidBefore(overdueBefore('effects', now)),
        ],
      },
    })
    for await (const payments of batches) {
      for (const payment of payments) {
        const { transactionId, description } = payment
        const text = `Payment ${transactionId} (${description}) is paid, but nothing has followed from it.`
        yield { subject: transactionId, text, href: paymentHref(payment) }
      }
    }
  },
}
