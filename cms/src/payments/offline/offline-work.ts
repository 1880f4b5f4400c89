import { isBounced, isClearing, isConfirmed, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { holdCheque } from './hold-cheque.ts'
import { receivePayments } from './receive-payment.ts'
import { reverseCheque } from './reverse-cheque.ts'

/** Applies what follows from each state of an entry: reserves what a cheque pays, creates payments, or reverses them. */
export const offlineWork: Work<'offline-payments'> = {
  collection: 'offline-payments',
  dueField: 'dueAt',
  where: {
    and: [
      { status: { in: OFFLINE_STATUSES.filter((each) => isClearing(each) || isConfirmed(each) || isBounced(each)) } },
      { settledAt: { exists: false } },
    ],
  },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: entry }, now }): Promise<Outcome<'offline-payments'>> => {
    const options = { payload, entry, now: now() }
    if (isClearing(entry.status)) await holdCheque(options)
    else if (isConfirmed(entry.status)) await receivePayments(options)
    else await reverseCheque(options)
    return { settledAt: now().toISOString() }
  },
}
