import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { RetrySchedule } from '@pravesh/shared/platform/retry-schedule'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { applyLeased } from '../../platform/work/apply-leased.ts'
import { claim, leaseOn } from '../../platform/work/lease.ts'
import type { Work } from '../../platform/work/work.ts'
import { paidHandlers } from '../handlers.ts'
import { reread } from '../move-payment.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const schedule: RetrySchedule = { waitsMs: [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE], afterwards: 'repeat' }

/** Applies the effects of paid attempts, by the handler of their purpose. A purpose without one waits until there is one. */
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
  leaseMs: MINUTE,
  schedule,
  apply: async ({ payload, lease: { record: payment }, now }) => {
    const handler = paidHandlers.of(payload)[payment.purpose]
    if (!handler) throw new Error(`No feature handles payments for ${payment.purpose}.`)
    await handler({ payload, payment, now: now() })
    return { settledAt: now().toISOString() }
  },
}

interface EffectsOptions {
  payload: Payload
  payment: Payment
  now: Date
}

/** Applies the effects of a paid attempt where its own process died; otherwise answers the attempt as it is. */
export async function applyDueEffects({ payload, payment, now }: EffectsOptions): Promise<Payment> {
  if (payment.settledAt || payment.issue) return payment
  const lease = await claim({ payload, work: paymentEffects, id: payment.id, now })
  const applied = lease && (await applyLeased({ payload, work: paymentEffects, lease, now: () => now }))
  return applied ?? reread(payload, payment)
}

/** Applies the effects of an attempt that this caller has just moved to paid, with `leaseFrom`. */
export async function applyNewEffects({ payload, payment, now }: EffectsOptions): Promise<Payment> {
  const lease = leaseOn(paymentEffects, payment)
  return (await applyLeased({ payload, work: paymentEffects, lease, now: () => now })) ?? reread(payload, payment)
}
