import { roundsOf } from '@pravesh/shared/allotment/process/open-now'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { ProcessPart } from '../processes/process-work.ts'
import { movedDay } from './moved-day.ts'
import { type OfferRecord, offerRecord } from './offer-record.ts'

/** The rest waits for the next time, so that codes and receipts do not wait long behind these messages. */
const MAX_PER_RUN = 500

/** Moves the last day of the seats of a round that has become longer, and writes to those who still have to answer or pay. */
export const moveLastDays: ProcessPart = async ({ payload, process, now }) => {
  let left = MAX_PER_RUN
  for (const { round = 0, last } of roundsOf(process.steps)) {
    const where = {
      and: [
        { process: { equals: process.id } },
        { status: { in: ['offered' as const, 'accepted' as const] } },
        { answerRound: { equals: round } },
        { respondBy: { not_equals: last } },
      ],
    }
    const rows = await readRows({ payload, collection: 'seat-offers', where, limit: left })
    for (const row of rows) await move({ payload, offer: offerRecord(row), last, now })
    left -= rows.length
    if (left <= 0) return
  }
}

interface MoveOptions {
  payload: Payload
  offer: OfferRecord
  last: string
  now: Date
}

/** The message first: if the process dies before the write, the same message is not queued again. */
async function move({ payload, offer, last, now }: MoveOptions): Promise<void> {
  const data = await movedDay({ payload, offer, last, now })
  await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [
        { id: { equals: offer.id } },
        { status: { equals: offer.status } },
        { respondBy: { equals: offer.respondBy } },
        { dueAt: { equals: offer.dueAt ?? null } },
      ],
    },
    data,
  })
}
