import { exists } from '../../database/records/exists.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { endOffer } from './end-offer.ts'
import { isPaidFor, offerRecord } from './offer-record.ts'

const MINUTE = 60_000
const collection = 'seat-offers'

/** The rest waits for the next minute. */
const MAX_PER_RUN = 500

/**
 * Ends the seats of a closed process that were accepted and paid, but not joined: the applicants get an e-mail, and what the terms return is refunded. A seat
 * that a college is just confirming is left to that; an unpaid one lapses by itself.
 */
export const endNotJoined: Work<'merit-processes'> = {
  collection: 'merit-processes',
  dueField: 'dueAt',
  where: { state: { equals: 'closed' } },
  leaseMs: 15 * MINUTE,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease, now }): Promise<Outcome<'merit-processes'>> => {
    const where = { and: [{ process: { equals: lease.record.id } }, { status: { equals: 'accepted' as const } }] }
    const notReserved = { and: [...where.and, { joiningAt: { exists: false } }] }
    for (const row of await readRows({ payload, collection, where: notReserved, limit: MAX_PER_RUN })) {
      const offer = offerRecord(row)
      if (isPaidFor(offer)) await endOffer({ payload, offer, status: 'not-joined', now: now() })
    }
    const isDone = !(await exists({ payload, collection, where }))
    return { dueAt: isDone ? null : new Date(now().getTime() + MINUTE).toISOString(), attempts: 0 }
  },
}
