import type { OnApprovalWithdrawn } from '../../admissions/index.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { entryOf } from '../entries/entry-record.ts'
import { endOffer } from '../offers/end-offer.ts'
import { seatOf } from '../offers/offer-record.ts'
import { offerWork } from '../offers/offer-work.ts'

/** Without the admission, the seat goes on to the next person, and what the terms return of it is refunded. */
export const endJoinedSeat: OnApprovalWithdrawn = async ({ payload, application, now }) => {
  const entry = await entryOf(payload, application.id)
  const offer = entry && (await seatOf(payload, entry))
  if (offer === null || (offer.status !== 'joined' && !offer.joiningAt)) return
  const ended = await endOffer({ payload, offer, status: 'withdrawn', hasLostAdmission: true, now })
  if (ended === null) throw new Error(`The seat ${offer.id} has just changed.`)
  await applyDueEffects({ payload, work: offerWork, id: offer.id, now })
}
