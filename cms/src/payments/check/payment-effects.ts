import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'

/**
 * Applies the effects of paid attempts through the handler of their purpose. Without a handler, the attempt stays due.
 */
export const paymentEffects: Work<'payments'> = {
  collection: 'payments',
  dueField: 'nextCheckAt',
  where: {
    and: [
      { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
      { settledAt: { exists: false } },
      { issue: { exists: false } },
    ],
  },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: payment }, now }): Promise<Outcome<'payments'>> => {
    const handler = portalOf(payload).paidHandlers[payment.purpose]
    if (!handler) throw new Error(`No feature handles payments for ${payment.purpose}.`)
    await handler({ payload, payment, now: now() })
    return { settledAt: now().toISOString() }
  },
}
