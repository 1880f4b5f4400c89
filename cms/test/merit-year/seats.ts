import { holdsSeat } from '@pravesh/shared/allotment/offers/status'
import { joinOffer } from '../../src/allotment/joining/join-offer.ts'
import { answerOffer } from '../../src/allotment/offers/answer-offer.ts'
import { endNotJoined } from '../../src/allotment/offers/end-not-joined.ts'
import { type OfferRecord, offerRecord } from '../../src/allotment/offers/offer-record.ts'
import { offerWork } from '../../src/allotment/offers/offer-work.ts'
import { publicationWork } from '../../src/allotment/offers/publication-work.ts'
import { withdrawOffer } from '../../src/allotment/offers/withdraw-offer.ts'
import { changeAll } from '../../src/database/records/change-all.ts'
import { readRow } from '../../src/database/records/read-row.ts'
import { walkRecords } from '../../src/database/slices/walk-records.ts'
import { runDue } from '../../src/database/work/run-due.ts'
import { paymentChecks } from '../../src/payments/check/payment-checks.ts'
import { checkPayment } from '../../src/payments/index.ts'
import { performAct } from '../../src/payments/providers/simulator/acts.ts'
import { findOrder } from '../../src/payments/providers/simulator/order.ts'
import { documentIdsOf } from '../builders/document-ids.ts'
import { drawn } from '../builders/merit-applicants.ts'
import { runRefunds } from '../builders/refunds.ts'
import type { Year } from './year.ts'

/** All seats of the process that were ever given, the keys of their people in order. */
export async function allSeats({ portal: { payload }, process }: Year): Promise<OfferRecord[]> {
  const offers: OfferRecord[] = []
  const where = { process: { equals: process } }
  for await (const rows of walkRecords({ payload, collection: 'seat-offers', where })) {
    offers.push(...rows.map(offerRecord))
  }
  return offers.sort((a, b) => (a.key < b.key ? -1 : 1))
}

export const isHeld = ({ status }: OfferRecord): boolean => holdsSeat(status)

export const heldSeats = async (year: Year): Promise<OfferRecord[]> => (await allSeats(year)).filter(isHeld)

/** What the minutely work does for published rounds, seats, payments and refunds. */
export async function workOnSeats({ portal: { payload } }: Year, at: Date): Promise<void> {
  const now = () => at
  await runDue({ payload, work: paymentChecks(), now })
  await runDue({ payload, work: publicationWork, now })
  await runDue({ payload, work: offerWork, now })
  await runRefunds({ payload, now: at })
}

const MINUTE = 60_000
/** More portions than any year has. */
const MINUTES = 10

/** What the minutely work does for the seats of a closed process. */
export async function endSeatsNotJoined(year: Year, closed: Date): Promise<void> {
  const { payload } = year.portal
  for (let minute = 0; minute < MINUTES; minute++) {
    const now = () => new Date(closed.getTime() + minute * MINUTE)
    await runDue({ payload, work: endNotJoined, now })
  }
  await workOnSeats(year, new Date(closed.getTime() + MINUTES * MINUTE))
}

interface Answers {
  year: Year
  round: number
  now: Date
}

type How = 'decline' | 'none' | 'unpaid' | 'float' | 'freeze'

/** Of those with their first choice, and of those who can wait for a better one. */
const CONTENT: How[] = ['decline', 'none', 'unpaid', 'freeze', 'freeze', 'freeze']
const HOPEFUL: How[] = ['decline', 'none', 'unpaid', 'freeze', 'float', 'float', 'float', 'float', 'float', 'float']

/** Each seat that waits is declined, left alone, accepted without a payment, or accepted and paid for. */
export async function answerSeats({ year, round, now }: Answers): Promise<Record<How, number>> {
  const counts = { decline: 0, none: 0, unpaid: 0, float: 0, freeze: 0 }
  for (const offer of await heldSeats(year)) {
    if (offer.status !== 'offered') continue
    const { number } = personOf(year, offer)
    const ways = offer.ways.includes('float') ? HOPEFUL : CONTENT
    const how = ways[drawn(number, `round ${round}`, ways.length)] ?? 'freeze'
    counts[how] += 1
    if (how !== 'none') await answer(year, offer, how, now)
  }
  return counts
}

function personOf(year: Year, { application }: OfferRecord) {
  const person = year.byApplication.get(application)
  if (!person) throw new Error(`No one applied as ${application}.`)
  return person
}

async function answer(year: Year, offer: OfferRecord, how: Exclude<How, 'none'>, now: Date) {
  const { payload } = year.portal
  const { student } = personOf(year, offer)
  const url = await answerOffer({
    ...{ payload, student, applicationId: offer.application, now },
    sent: { offer: offer.id, revision: offer.revision, answer: how === 'unpaid' ? 'freeze' : how },
  })
  if (url !== null && how !== 'unpaid') await pay(year, url, now)
}

/** Pays on the page of the bank, which the portal learns when it asks. */
async function pay({ portal: { payload } }: Year, url: string, now: Date): Promise<void> {
  const reference = url.split('/').at(-1) ?? ''
  const order = await findOrder(payload, reference)
  if (order === null) throw new Error(`There is no order at ${url}.`)
  await performAct({ payload, order, name: 'pay-silently', post: async () => {} })
  await checkPayment({ payload, transactionId: order.transactionId, now })
}

/** One in twelve of those who have accepted gives the seat up. */
export async function withdrawSeats({ year, round, now }: Answers): Promise<number> {
  const { payload } = year.portal
  let withdrawn = 0
  for (const { id, revision, status, application } of await heldSeats(year)) {
    const person = year.byApplication.get(application)
    if (status !== 'accepted' || !person || drawn(person.number, `leaves after ${round}`, 12) !== 0) continue
    const seen = { offer: id, revision }
    await withdrawOffer({ payload, studentId: person.student.id, applicationId: application, seen, now })
    withdrawn += 1
  }
  return withdrawn
}

/** Those with a seat come to their college with the originals; one in fifteen does not. */
export async function joinSeats({ year, now }: Omit<Answers, 'round'>): Promise<number> {
  const { payload } = year.portal
  let joined = 0
  for (const held of await heldSeats(year)) {
    if (drawn(personOf(year, held).number, 'joins', 15) === 0) continue
    const own = { applicationId: { equals: held.application } }
    await changeAll({ payload, collection: 'applicant-documents', where: own, data: { state: 'VERIFIED' } })
    const row = await readRow({ payload, collection: 'seat-offers', where: { id: { equals: held.id } } })
    const { revision } = row ?? held
    const documents = await documentIdsOf(payload, held.application)
    await joinOffer({ payload, offer: held, revision, documents, staff: year.officer, now })
    joined += 1
  }
  return joined
}
