import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { verifyOriginals } from '../../admissions/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { exists } from '../../database/records/exists.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { finishJoining, joiningDueAt, takeBack } from '../offers/finish-joining.ts'
import { isPaidFor, type OfferRecord, offerRecord } from '../offers/offer-record.ts'
import { offerWork } from '../offers/offer-work.ts'
import { requireProcess } from '../processes/find-process.ts'
import { beingPublished, isPublishing } from '../processes/while-publishing.ts'

interface JoinOptions {
  payload: Payload
  offer: OfferRecord
  /** The revision that the member of staff saw. */
  revision: number
  /** The ids of the documents whose originals agree with them. */
  documents: readonly string[]
  staff: ActingStaff
  now: Date
}

/**
 * The applicant has come to the college with the originals, which verifies the documents. One conditional update reserves the seat for joining, after which nothing else ends or replaces it;
 * then the application is approved at the college, and the seat is joined. If the approval is refused, the seat is as before. What is interrupted is
 * finished by the work on seats. Throws a Problem: 400 unless the originals of all documents were seen, 409 unless the seat is accepted and paid, on a day for joining,
 * and the application can be approved.
 */
export async function joinOffer(options: JoinOptions): Promise<void> {
  const { payload, offer, revision, documents, staff, now } = options
  const process = await requireProcess(payload, offer.process)
  if (!openNow(process, dayInIndia(now)).joining) throw notNow('The process has no day for joining today.')
  if (offer.revision !== revision) throw notNow('This seat has changed since you opened it. Reload the page.')
  if (offer.status !== 'accepted') throw notNow('Only an accepted seat can be joined.')
  if (!isPaidFor(offer)) throw notNow('The applicant has not paid for the seat yet.')
  if (offer.joiningAt) throw notNow('A colleague is confirming this already. Reload the page in some minutes.')
  await verifyOriginals({ payload, id: offer.application, seen: documents, staff, now })
  const reserved = await reserve(options)
  if (await isRoundUnderWay(payload, offer.process)) {
    await takeBack(payload, reserved)
    throw beingPublished()
  }
  await finishJoining({ payload, offer: reserved, now })
  await applyDueEffects({ payload, work: offerWork, id: offer.id, now })
}

async function reserve({ payload, offer, revision, staff, now }: JoinOptions): Promise<OfferRecord> {
  const row = await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [
        { id: { equals: offer.id } },
        { status: { equals: 'accepted' } },
        { revision: { equals: revision } },
        { joiningAt: { exists: false } },
      ],
    },
    data: {
      joiningAt: now.toISOString(),
      joiningBy: staff.name,
      joiningById: staff.id,
      dueAt: joiningDueAt(now),
      attempts: 0,
      revision: revision + 1,
    },
  })
  if (row === null) throw notNow('This seat has just changed. Reload the page.')
  return offerRecord(row)
}

/**
 * A round could give the applicant another seat than the one that is joined. It reads the seats after it has reserved the process, and this is read after the
 * seat was reserved: one of both sees the other.
 */
async function isRoundUnderWay(payload: Payload, processId: string): Promise<boolean> {
  if (isPublishing(await requireProcess(payload, processId))) return true
  const where = {
    and: [
      { process: { equals: processId } },
      { state: { equals: 'published' as const } },
      { dueAt: { exists: true as const } },
    ],
  }
  return exists({ payload, collection: 'allotment-runs', where })
}

function notNow(publicMessage: string): Problem {
  return new Problem({ code: 'NOT_NOW', status: 409, publicMessage })
}
