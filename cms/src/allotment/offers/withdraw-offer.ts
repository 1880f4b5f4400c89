import { isApproved } from '@pravesh/shared/admissions/status/status'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { findApplication } from '../../admissions/index.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { Problem } from '../../foundation/problem.ts'
import { endOffer } from './end-offer.ts'
import { offerWork } from './offer-work.ts'
import { ownOffer, requireSame, seatChanged } from './own-offer.ts'

interface WithdrawOptions {
  payload: Payload
  studentId: string
  applicationId: string
  /** What the student saw. */
  seen: { offer: string; revision: number }
  now: Date
}

/**
 * Gives up an accepted seat. What the agreed terms return is refunded. Throws a Problem: 404, 409 when the seat has changed, is only offered, or the
 * applicant has joined: then the college withdraws the admission.
 */
export async function withdrawOffer({ payload, studentId, applicationId, seen, now }: WithdrawOptions): Promise<void> {
  const { offer } = await ownOffer({ payload, studentId, applicationId })
  requireSame(offer, seen)
  const application = await findApplication(payload, applicationId)
  const hasJoined = offer.status === 'joined' || (application !== null && isApproved(application.status))
  if (hasJoined) throw new Problem({ ...refused(meritReplies, 'HAS_JOINED'), status: 409 })
  if (offer.status !== 'accepted') throw seatChanged()
  const ended = await endOffer({ payload, offer, status: 'withdrawn', now })
  if (ended === null) throw seatChanged()
  await applyDueEffects({ payload, work: offerWork, id: offer.id, now })
}
