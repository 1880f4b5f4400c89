import { holdsSeat } from '@pravesh/shared/allotment/offers/status'
import { readRows } from '../../database/records/read-rows.ts'
import type { ProcessPart } from '../processes/process-work.ts'
import { endOffer } from './end-offer.ts'
import { findOffer } from './offer-record.ts'

/** The rest waits for the next time. */
const MAX_PER_RUN = 500

/** Ends the seats of applicants whose application has ended, so that what the terms return is refunded. */
export const endSeatsOfEnded: ProcessPart = async ({ payload, process, now }) => {
  const where = {
    and: [
      { process: { equals: process.id } },
      { standing: { equals: 'out' as const } },
      { outReason: { equals: 'application-ended' as const } },
      { offer: { exists: true } },
    ],
  }
  const fields = ['offer'] as const
  for (const { offer: id } of await readRows({
    payload,
    collection: 'merit-entries',
    where,
    fields,
    limit: MAX_PER_RUN,
  })) {
    const offer = await findOffer(payload, id ?? '')
    if (offer && holdsSeat(offer.status) && offer.status !== 'joined') {
      await endOffer({ payload, offer, status: 'withdrawn', now })
    }
  }
}
