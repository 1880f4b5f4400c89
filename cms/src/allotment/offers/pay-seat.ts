import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { type PayAgain, type StartedPayment, startPayment } from '../../payments/index.ts'
import { findOffer, isPaidFor, type OfferRecord } from './offer-record.ts'
import { ownOffer, requireOpen } from './own-offer.ts'

interface PayOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'name'>
  offer: OfferRecord
  now: Date
}

/** Starts the payment of an accepted seat: all of it, or the difference to the seat before. Throws a Problem (409, 503). */
export async function startSeatPayment({ payload, student, offer, now }: PayOptions): Promise<StartedPayment> {
  const { id: subjectId, duePaise: amountPaise, collegeName, number } = offer
  return startPayment({
    payload,
    studentId: student.id,
    purpose: 'seat',
    subjectId,
    amountPaise,
    description: `Seat acceptance fee, ${collegeName}, ${number}`,
    now,
  })
}

/** Starts the payment again. Throws a Problem: 404, 409 when nothing is to be paid or the last day is over. */
async function payOffer({ payload, student, offer, now }: PayOptions): Promise<StartedPayment> {
  if (offer.status !== 'accepted' || isPaidFor(offer)) {
    throw new Problem({ ...refused(meritReplies, 'NOTHING_TO_PAY'), status: 409 })
  }
  await requireOpen(payload, offer, now)
  return startSeatPayment({ payload, student, offer, now })
}

/** The same for a student’s own application. */
export async function payOwnSeat(options: Omit<PayOptions, 'offer'> & { applicationId: string }) {
  const { payload, student, applicationId } = options
  const { offer } = await ownOffer({ payload, studentId: student.id, applicationId })
  return payOffer({ ...options, offer })
}

export const paySeatAgain: PayAgain = async ({ payload, student, subjectId, now }) => {
  const offer = await findOffer(payload, subjectId)
  if (offer?.studentId !== student.id) throw notFound('seat')
  return payOffer({ payload, student, offer, now })
}
