import type { NamedReason, OwnOffer, OwnResult } from '@pravesh/shared/allotment/calls/own-process'
import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { lastDayOf } from '@pravesh/shared/allotment/offers/offer-days'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { EntryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { publishedKeyOf } from '../runs/find-runs.ts'
import { isPaidFor, type OfferRecord, seatOf } from './offer-record.ts'

interface ResultOptions {
  payload: Payload
  process: ProcessRecord
  entry: EntryRecord
}

/** What the last published round means for an applicant; null until it is written, and for those who took part in none. */
export async function ownResult({ payload, process, entry }: ResultOptions): Promise<OwnResult | null> {
  const { resultRound } = entry
  if (!resultRound) return null
  const where = { publishedKey: { equals: publishedKeyOf(process.id, resultRound) } }
  const run = await readRow({ payload, collection: 'allotment-runs', where, fields: ['publishedAt'] })
  if (run === null) return null
  const offer = await seatOf(payload, entry)
  return {
    round: resultRound,
    publishedAt: run.publishedAt ?? '',
    file: publicMeritCalls.file.path.replace(':id', run.id),
    offer: offer && ownOfferView(offer, process),
    reasons: (entry.reasons ?? []) as NamedReason[],
  }
}

function ownOfferView(offer: OfferRecord, { steps, creditsFee: countsForFee }: ProcessRecord): OwnOffer {
  const { id, revision, unit, collegeName: college, category, choice, status, ways } = offer
  const respondBy = lastDayOf(steps, offer) ?? offer.respondBy
  const { costsPaise, creditPaise, duePaise, refundPaise } = offer
  return {
    ...{ id, revision, unit, college, subject: offer.subject ?? '', category, choice, status, ways, respondBy },
    next: offer.next ?? null,
    ...{ costsPaise, creditPaise, duePaise, refundPaise, isPaid: isPaidFor(offer), countsForFee },
  }
}
