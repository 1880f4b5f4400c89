import { MAX_CHECK_WAIT_MS } from '@pravesh/shared/payments/schedule'
import { statusesBefore } from '@pravesh/shared/payments/status'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Gateway } from '../providers/gateway.ts'
import { checkAttempt } from './check-payment.ts'

const MINUTE = 60_000

/**
 * Checks attempts that may still be paid with their provider, also failed and expired ones while they are due.
 * `checkAttempt` stores the next check itself, following `shared/payments/schedule.ts`; the retry schedule here applies
 * only to failures inside the portal.
 */
export const paymentChecks = (gateway?: Gateway): Work<'payments'> => ({
  collection: 'payments',
  dueField: 'nextCheckAt',
  where: { status: { in: statusesBefore('paid') } },
  leaseMs: MINUTE,
  plansAheadMs: MAX_CHECK_WAIT_MS,
  schedule: { delaysMs: [MINUTE, 5 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record: payment }, now }): Promise<Outcome<'payments'>> => {
    await checkAttempt({ payload, payment, now: now(), gateway })
    return null
  },
})
