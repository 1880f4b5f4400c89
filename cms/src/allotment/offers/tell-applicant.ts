import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { type SeatNews, seatNews } from '../messages/seat-news.ts'
import { type OfferRecord, offersOf } from './offer-record.ts'

interface TellOptions {
  payload: Payload
  offer: OfferRecord
}

/** Queues the e-mail about a new seat, which replaces an earlier one or is the first. Idempotent, as all of these. */
export async function tellOfSeat({ payload, offer }: TellOptions): Promise<void> {
  const all = await offersOf(payload, offer.application)
  const isBetter = all.some(({ replacedBy }) => replacedBy === offer.id)
  return tell({ payload, offer, news: isBetter ? 'upgraded' : 'offered' })
}

/** Queues the reminder on the last day. */
export function remindOf({ payload, offer }: TellOptions): Promise<void> {
  return tell({ payload, offer, news: 'reminder' })
}

/** Queues the e-mail about a later last day. */
export function tellOfMovedDay({ payload, offer }: TellOptions): Promise<void> {
  return tell({ payload, offer, news: 'moved' })
}

/** Queues the e-mail about a seat that has ended. */
export function tellOfEnd({ payload, offer, refundPaise }: TellOptions & { refundPaise: number }): Promise<void> {
  const ended = { ...offer, respondBy: '', duePaise: 0, refundPaise }
  return tell({ payload, offer: ended, news: endOf(offer) })
}

function endOf({ status, joinedAt }: OfferRecord): SeatNews {
  if (status === 'lapsed' || status === 'not-joined') return status
  return joinedAt ? 'ended' : 'left'
}

async function tell({ payload, offer, news }: TellOptions & { news: SeatNews }): Promise<void> {
  const { id, studentId, number, collegeName, respondBy, duePaise, refundPaise } = offer
  const student = isRecordId(studentId)
    ? await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
    : null
  if (student === null) return
  const link = `${portalOf(payload).env.publicUrl}${paths.meritOf(offer.application)}`
  const variables = {
    ...{ news, name: student.name, number, college: collegeName, subject: offer.subject ?? '' },
    ...{ respondBy, duePaise: offer.paidAt && isAboutDay(news) ? 0 : duePaise, refundPaise, link },
  }
  // Those about a day come again with another one.
  const event = isAboutDay(news) ? `${id}:${news}:${respondBy}` : `${id}:${news}`
  const context = { payload, event, studentId }
  await queueMessage(context, { to: student.email, template: seatNews, variables })
}

const isAboutDay = (news: SeatNews) => news === 'reminder' || news === 'moved'
