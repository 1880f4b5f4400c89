import type { SentAnswer } from '@pravesh/shared/allotment/calls/student-calls'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { dueOf } from './due-of.ts'
import { endOffer } from './end-offer.ts'
import { isPaidFor, type OfferRecord, offerRecord } from './offer-record.ts'
import { offerWork } from './offer-work.ts'
import { ownOffer, requireOpen, requireSame, seatChanged } from './own-offer.ts'
import { startSeatPayment } from './pay-seat.ts'

interface AnswerOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'name'>
  applicationId: string
  sent: SentAnswer
  now: Date
}

/**
 * Accepts a seat, with what the applicant wants of the next round, or declines it. Returns the address of the payment page; null if nothing
 * is to be paid. Throws a Problem: 404, 409 when the seat has changed, cannot be accepted so, or the last day is over.
 */
export async function answerOffer(options: AnswerOptions): Promise<string | null> {
  const { payload, student, applicationId, sent, now } = options
  const { offer } = await ownOffer({ payload, studentId: student.id, applicationId })
  requireSame(offer, sent)
  if (offer.status === 'joined') throw seatChanged()
  await requireOpen(payload, offer, now)
  if (sent.answer === 'decline') {
    const ended = await endOffer({ payload, offer, status: 'declined', now })
    if (ended === null) throw seatChanged()
    await applyDueEffects({ payload, work: offerWork, id: offer.id, now })
    return null
  }
  if (!offer.ways.includes(sent.answer)) {
    throw new Problem({ ...refused(meritReplies, 'NO_SUCH_WAY'), status: 409 })
  }
  const accepted = await accept(payload, offer, sent.answer, now)
  if (isPaidFor(accepted)) return null
  const { url } = await startSeatPayment({ payload, student, offer: accepted, now })
  return url
}

async function accept(
  payload: Payload,
  offer: OfferRecord,
  next: OfferRecord['ways'][number],
  now: Date,
): Promise<OfferRecord> {
  const row = await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [
        { id: { equals: offer.id } },
        { revision: { equals: offer.revision } },
        { status: { in: ['offered', 'accepted'] } },
        { joiningAt: { exists: false } },
      ],
    },
    data: {
      status: 'accepted',
      next,
      answeredAt: now.toISOString(),
      revision: offer.revision + 1,
      // What follows from the offer itself may still be outstanding.
      ...(offer.settledAt && { dueAt: dueOf({ ...offer, status: 'accepted' }) }),
    },
  })
  if (row === null) throw seatChanged()
  return offerRecord(row)
}
