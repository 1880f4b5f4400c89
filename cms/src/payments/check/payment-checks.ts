import { OPEN_STATUSES } from '@pravesh/shared/payments/status'
import type { Work } from '../../platform/work/work.ts'
import type { Gateway } from '../providers/gateway.ts'
import { checkAttempt } from './check-payment.ts'

const MINUTE = 60_000

/**
 * Checks open attempts with their provider. `checkAttempt` stores the next check itself, following
 * `shared/payments/schedule.ts`; the retry schedule here applies only to failures inside the portal.
 */
export const paymentChecks = (gateway?: Gateway): Work<'payments'> => ({
  collection: 'payments',
  dueField: 'nextCheckAt',
  where: { status: { in: [...OPEN_STATUSES] } },
  leaseMs: MINUTE,
  schedule: { waitsMs: [MINUTE, 5 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record: payment }, now }) => {
    await checkAttempt({ payload, payment, now: now(), gateway })
    return null
  },
})
