import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { refundablePaise } from './refundable.ts'
import { requestRefund } from './request-refund.ts'

/** Identifies the automatic refund of a payment, so that it is requested once. */
const KEY = 'duplicate'

/** Refunds payments whose subject was already paid. Payments that staff have begun to refund are left to them. */
export const duplicateRefunds: Work<'payments'> = {
  collection: 'payments',
  dueField: 'nextCheckAt',
  where: {
    and: [
      { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
      { issue: { equals: 'duplicate' } },
      { settledAt: { exists: false } },
    ],
  },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: payment }, now }): Promise<Outcome<'payments'>> => {
    const { id: paymentId, amountPaise } = payment
    if (refundablePaise(payment) === amountPaise) {
      const reason = payment.issueNote ?? 'This was already paid.'
      await requestRefund({ payload, paymentId, amountPaise, reason, key: KEY, staff: null, now: now() })
    }
    return { settledAt: now().toISOString() }
  },
}
