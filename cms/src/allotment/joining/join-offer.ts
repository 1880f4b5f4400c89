import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { admitAllotted } from '../../admissions/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { Problem } from '../../foundation/problem.ts'
import { type ActingStaff, storedPlace } from '../../staff/index.ts'
import { isPaidFor, type OfferRecord } from '../offers/offer-record.ts'
import { requireProcess } from '../processes/find-process.ts'

interface JoinOptions {
  payload: Payload
  offer: OfferRecord
  /** The revision that the member of staff saw. */
  revision: number
  staff: ActingStaff
  now: Date
}

/**
 * The applicant has come to the college with the originals: approves the application there, then marks the seat as joined. A repeat after an interruption completes
 * it. Throws a Problem (409) unless the seat is accepted and paid, on a day for joining, and the application can be approved.
 */
export async function joinOffer({ payload, offer, revision, staff, now }: JoinOptions): Promise<void> {
  const process = await requireProcess(payload, offer.process)
  if (!openNow(process, dayInIndia(now)).joining) throw notNow('The process has no day for joining today.')
  if (offer.revision !== revision) throw notNow('This seat has changed since you opened it. Reload the page.')
  if (offer.status !== 'accepted') throw notNow('Only an accepted seat can be joined.')
  if (!isPaidFor(offer)) throw notNow('The applicant has not paid for the seat yet.')
  const collegeId = storedPlace(offer).college ?? ''
  await admitAllotted({ payload, id: offer.application, collegeId, staff, now })
  const at = now.toISOString()
  const joined = await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [{ id: { equals: offer.id } }, { status: { equals: 'accepted' } }, { revision: { equals: revision } }],
    },
    data: { status: 'joined', joinedAt: at, joinedBy: staff.name, dueAt: null, revision: revision + 1 },
  })
  if (joined === null) throw notNow('This seat has just changed. Reload the page.')
  await changeOne({
    payload,
    collection: 'merit-entries',
    where: { and: [{ id: { equals: offer.entry } }, { standing: { equals: 'in' } }] },
    data: { standing: 'joined' },
  })
}

function notNow(publicMessage: string): Problem {
  return new Problem({ code: 'NOT_NOW', status: 409, publicMessage })
}
