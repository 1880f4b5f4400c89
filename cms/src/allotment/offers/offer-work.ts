import { isWaiting, lapsesAt, lastDayOf } from '@pravesh/shared/allotment/offers/offer-days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import { dueWork, runDue } from '../../database/work/run-due.ts'
import type { DueWork, Outcome, Work } from '../../database/work/work.ts'
import { requireProcess } from '../processes/find-process.ts'
import { dueOf } from './due-of.ts'
import { endOffer } from './end-offer.ts'
import { takeOverJoining } from './finish-joining.ts'
import { movedDay } from './moved-day.ts'
import { isPaidFor, offerRecord } from './offer-record.ts'
import { isBankDeciding } from './payment-standing.ts'
import { settleOffer } from './settle-offer.ts'
import { remindOf } from './tell-applicant.ts'

const MINUTE = 60_000

/** How long after the last day a seat waits for a bank that has not decided about a payment of that day. */
const GRACE_MS = 90 * MINUTE
const ASK_AGAIN_MS = 5 * MINUTE

/** What follows from a seat: what its present status brings, a reminder on the last day, and its end after it. */
export const offerWork: Work<'seat-offers'> = {
  collection: 'seat-offers',
  dueField: 'dueAt',
  where: { round: { greater_than: 0 } },
  leaseMs: 2 * MINUTE,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease, now }): Promise<Outcome<'seat-offers'>> => {
    const offer = offerRecord(lease.record)
    const at = now()
    if (offer.joiningAt) {
      await takeOverJoining({ payload, offer, now: at })
      return null
    }
    if (!offer.settledAt) {
      await settleOffer({ payload, offer, now: at })
      const settledAt = at.toISOString()
      // The message about a seat names its last day, so none follows on the same day.
      const isLastDay = offer.status === 'offered' && dayInIndia(at) === offer.respondBy
      const remindedAt = isLastDay ? settledAt : (offer.remindedAt ?? null)
      return { settledAt, remindedAt, dueAt: dueOf({ ...offer, remindedAt }), attempts: 0 }
    }
    const waiting = { status: offer.status, isPaidFor: isPaidFor(offer) }
    if (!isWaiting(waiting)) return { dueAt: null }
    // The days of the process decide, also before they have been noted with the seat.
    const last = lastDayOf((await requireProcess(payload, offer.process)).steps, offer)
    if (last !== null && last !== offer.respondBy) return movedDay({ payload, offer, last, now: at })
    if (at.toISOString() < lapsesAt(offer)) {
      if (!offer.remindedAt) await remindOf({ payload, offer })
      const remindedAt = at.toISOString()
      return { remindedAt, dueAt: lapsesAt(offer), attempts: 0 }
    }
    const isInGrace = at.getTime() < Date.parse(lapsesAt(offer)) + GRACE_MS
    if (isInGrace && (await isBankDeciding({ payload, offer, now: at }))) {
      return { dueAt: new Date(at.getTime() + ASK_AGAIN_MS).toISOString(), attempts: 0 }
    }
    await endOffer({ payload, offer, status: 'lapsed', now: at })
    return null
  },
}

/** A round gives thousands of seats at once, so more of them are done in a minute than of other work. */
const MAX_PER_RUN = 2000

export const seatWork: DueWork = {
  ...dueWork('merit-seats', offerWork),
  run: ({ payload, now }) => runDue({ payload, work: offerWork, now, limit: MAX_PER_RUN }),
}
