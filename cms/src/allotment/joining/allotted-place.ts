import type { Portal } from '../../foundation/portal.ts'
import { storedPlace } from '../../staff/index.ts'
import { entryOf } from '../entries/entry-record.ts'
import { isPaidFor, seatOf } from '../offers/offer-record.ts'

/** The college of an accepted and paid seat. Who has joined has an application there. */
export const allottedPlace: Portal['allottedPlace'] = async ({ payload, applicationId }) => {
  const entry = await entryOf(payload, applicationId)
  const seat = entry && (await seatOf(payload, entry))
  return seat?.status === 'accepted' && isPaidFor(seat) ? storedPlace(seat) : null
}
