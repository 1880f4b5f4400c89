import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { Payload } from 'payload'
import { admitAllotted } from '../../admissions/index.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { Problem } from '../../foundation/problem.ts'
import { storedPlace } from '../../staff/index.ts'
import { type OfferRecord, offerRecord } from './offer-record.ts'

/** When the work on seats takes over what an interrupted request has not finished. */
export const joiningDueAt = (now: Date) => new Date(now.getTime() + TAKEN_OVER_MS).toISOString()
const TAKEN_OVER_MS = 2 * 60_000

interface FinishOptions {
  payload: Payload
  /** Reserved for joining. */
  offer: OfferRecord
  now: Date
}

/**
 * Approves the application of a seat that is reserved for joining, and marks the seat as joined. Idempotent. If the approval is refused, takes the
 * reservation back and throws the Problem (409). Where another process has taken the reservation over, that one completes it.
 */
export async function finishJoining({ payload, offer, now }: FinishOptions): Promise<void> {
  const { joiningBy, joiningById } = offer
  const staff = { id: joiningById ?? '', name: joiningBy ?? '' }
  const collegeId = storedPlace(offer).college ?? ''
  // A deputed teacher is admitted for the subject of the application.
  const subject = offer.subject === SERVICE_LIST ? '' : (offer.subject ?? '')
  try {
    await admitAllotted({ payload, id: offer.application, collegeId, subject, staff, now })
  } catch (error) {
    if (isRefusal(error)) await takeBack(payload, offer)
    throw error
  }
  const at = now.toISOString()
  await changeOne({
    payload,
    collection: 'seat-offers',
    where: reservedBy(offer),
    data: {
      ...{ status: 'joined', joinedAt: at, joinedBy: staff.name, joiningAt: null, revision: offer.revision + 1 },
      // The entry follows.
      ...{ settledAt: null, dueAt: at, attempts: 0 },
    },
  })
}

/** An application that another change keeps busy may be approved already, so it is asked again. */
function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status < 500 && error.code !== 'APPLICATION_BUSY'
}

/** Takes over what an interrupted request has not finished. */
export async function takeOverJoining({ payload, offer, now }: FinishOptions): Promise<void> {
  const data = { revision: offer.revision + 1, dueAt: joiningDueAt(now) }
  const row = await changeOne({ payload, collection: 'seat-offers', where: reservedBy(offer), data })
  if (row === null) return
  try {
    await finishJoining({ payload, offer: offerRecord(row), now })
  } catch (error) {
    // The college sees that the seat is not joined, and why when it tries again.
    if (!(error instanceof Problem)) throw error
  }
}

/** Leaves the seat as it was accepted. */
export async function takeBack(payload: Payload, offer: OfferRecord): Promise<void> {
  const none = { joiningAt: null, joiningBy: null, joiningById: null }
  // What follows from the offer itself may still be outstanding.
  const dueAt = offer.settledAt ? null : (offer.joiningAt ?? null)
  const data = { ...none, dueAt, revision: offer.revision + 1 }
  await changeOne({ payload, collection: 'seat-offers', where: reservedBy(offer), data })
}

/** As this process knows the reservation: one that another has taken over has another revision. */
function reservedBy({ id, joiningAt, revision }: OfferRecord): Condition<'seat-offers'> {
  return {
    and: [
      { id: { equals: id } },
      { status: { equals: 'accepted' } },
      { joiningAt: { equals: joiningAt ?? '' } },
      { revision: { equals: revision } },
    ],
  }
}
