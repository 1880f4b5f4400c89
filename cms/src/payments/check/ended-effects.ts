import { ENDED_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { applyNewEffects, EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import { movePayment } from '../move-payment.ts'

/** Applies what follows from failed and expired attempts. An attempt that is paid meanwhile is no longer due. */
export const endedEffects: Work<'payments'> = {
  collection: 'payments',
  dueField: 'endedDueAt',
  where: { status: { in: [...ENDED_STATUSES] } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: payment }, now }): Promise<Outcome<'payments'>> => {
    await portalOf(payload).endedHandlers[payment.purpose]?.({ payload, payment, now: now() })
    return {}
  },
}

interface EndOptions {
  payload: Payload
  payment: Payment
  to: (typeof ENDED_STATUSES)[number]
  data: Partial<Payment>
  now: Date
}

/** Moves an open attempt to failed or expired and applies what follows; null when its stored state does not allow it. */
export async function endPayment({ payload, payment, to, data, now }: EndOptions): Promise<Payment | null> {
  const hasEffects = portalOf(payload).endedHandlers[payment.purpose] !== undefined
  const lease = hasEffects ? leaseFrom(endedEffects, now) : {}
  const ended = await movePayment({ payload, payment, to, data: { ...data, ...lease } })
  return ended && hasEffects ? applyNewEffects({ payload, work: endedEffects, record: ended, now }) : ended
}
