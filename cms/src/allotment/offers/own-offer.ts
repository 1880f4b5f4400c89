import { lastDayOf } from '@pravesh/shared/allotment/offers/offer-days'
import { holdsSeat } from '@pravesh/shared/allotment/offers/status'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { notFound, Problem } from '../../foundation/problem.ts'
import { type EntryRecord, entryOf } from '../entries/entry-record.ts'
import { findProcess } from '../processes/find-process.ts'
import { type OfferRecord, seatOf } from './offer-record.ts'

interface OwnOptions {
  payload: Payload
  studentId: string
  /** Untrusted. */
  applicationId: string
}

export interface OwnSeat {
  entry: EntryRecord
  offer: OfferRecord
}

/** The seat of a student's own application. Throws a Problem (404) without one, and for an application of another student. */
export async function ownOffer({ payload, studentId, applicationId }: OwnOptions): Promise<OwnSeat> {
  const entry = await entryOf(payload, applicationId)
  if (entry?.studentId !== studentId) throw notFound('application')
  const offer = await seatOf(payload, entry)
  if (offer === null) throw notFound('seat')
  return { entry, offer }
}

/** Throws a Problem (409) unless the seat is as the student saw it, theirs, and not being joined. */
export function requireSame(offer: OfferRecord, seen: { offer: string; revision: number }): void {
  if (offer.joiningAt) throw new Problem({ ...refused(meritReplies, 'JOINING'), status: 409 })
  if (offer.id !== seen.offer || offer.revision !== seen.revision || !holdsSeat(offer.status)) throw seatChanged()
}

/** Throws a Problem (409) after the last day to answer, and in a process that is closed. */
export async function requireOpen(payload: Payload, offer: OfferRecord, now: Date): Promise<void> {
  const process = await findProcess(payload, offer.process)
  const day = (process && lastDayOf(process.steps, offer)) ?? offer.respondBy
  if (process?.state === 'open' && dayInIndia(now) <= day) return
  throw new Problem({ ...refused(meritReplies, 'SEAT_ENDED', { day }), status: 409 })
}

/** The seat is another one, or has another state, than the student saw. */
export function seatChanged(): Problem {
  return new Problem({ ...refused(meritReplies, 'SEAT_CHANGED'), status: 409 })
}
