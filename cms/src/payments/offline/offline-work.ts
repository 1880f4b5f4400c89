import { isConfirmed, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { receivePayment } from './receive-payment.ts'

/** Creates the payments of confirmed entries. */
export const offlineWork: Work<'offline-payments'> = {
  collection: 'offline-payments',
  dueField: 'dueAt',
  where: { and: [{ status: { in: OFFLINE_STATUSES.filter(isConfirmed) } }, { settledAt: { exists: false } }] },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: entry }, now }): Promise<Outcome<'offline-payments'>> => {
    await receivePayment({ payload, entry, now: now() })
    return { settledAt: now().toISOString() }
  },
}
