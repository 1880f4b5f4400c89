import { calculateRefund } from '@pravesh/shared/payments/refunds/calculate-refund'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { findMatrix } from '../../src/allotment/matrix/find-matrix.ts'
import { isPaidFor, type OfferRecord } from '../../src/allotment/offers/offer-record.ts'
import { walkRecords } from '../../src/database/slices/walk-records.ts'
import { agreedRefundTerms } from '../../src/fees/index.ts'
import { findingsOf } from '../money-findings.ts'
import { allSeats, isHeld } from './seats.ts'
import { processOfYear, type Year } from './year.ts'

/** What must hold after each step: seats, money, and everything that the nightly report checks. */
export async function expectBalance(year: Year): Promise<void> {
  const seats = await allSeats(year)
  expect(await faultsOfSeats(year, seats.filter(isHeld))).toEqual([])
  expect(await faultsOfMoney(year, seats)).toEqual([])
  // Some checks wait until what a payment brings can no longer be under way.
  const later = new Date(Date.now() + 2 * 60 * 60_000)
  expect(await findingsOf(year.portal, later)).toEqual([])
}

/** No one has two seats, no unit more seats than it has, and no scheduled caste or tribe more than its own. */
async function faultsOfSeats(year: Year, held: readonly OfferRecord[]): Promise<string[]> {
  const process = await processOfYear(year)
  const version = process.matrixVersion
  const matrix = await findMatrix(year.portal.payload, { process: year.process, version })
  const countOf = (keyOf: (seat: { unit: string; category: string }) => string) => {
    const counts = new Map<string, number>()
    for (const seat of held) counts.set(keyOf(seat), (counts.get(keyOf(seat)) ?? 0) + 1)
    return counts
  }
  const [byUnit, byRow] = [countOf(({ unit }) => unit), countOf(({ unit, category }) => `${unit}/${category}`)]
  const rows = matrix?.rows ?? []
  const twice = held.length - new Set(held.map(({ application }) => application)).size
  return [
    ...(twice === 0 ? [] : [`${twice} people have two seats.`]),
    ...process.units.flatMap(({ code }) => {
      const all = rows.filter(({ unit }) => unit === code).reduce((sum, { seats }) => sum + seats, 0)
      return (byUnit.get(code) ?? 0) > all ? [`${code} has given ${byUnit.get(code)} of ${all} seats.`] : []
    }),
    ...rows.flatMap(({ unit, category, seats }) => {
      const given = byRow.get(`${unit}/${category}`) ?? 0
      return (category === 'SC' || category === 'ST') && given > seats
        ? [`${unit} has given ${given} of ${seats} seats of ${category}.`]
        : []
    }),
  ]
}

/** What was paid and not returned is what held seats cost, and what the terms keep of seats that were given up. */
async function faultsOfMoney(year: Year, seats: readonly OfferRecord[]): Promise<string[]> {
  const kept = await keptByApplication(year.portal.payload, seats)
  const newest = new Map<string, OfferRecord>()
  for (const seat of seats) {
    const before = newest.get(seat.application)
    if (!before || before.round < seat.round) newest.set(seat.application, seat)
  }
  const faults: string[] = []
  for (const [application, seat] of newest) {
    const expected = await keptFor(year, seat)
    const found = kept.get(application) ?? 0
    kept.delete(application)
    if (found !== expected) faults.push(`${seat.number} (${seat.status}): ${found} paise are kept, not ${expected}.`)
  }
  for (const [application, paise] of kept) faults.push(`${application} has no seat, but paid ${paise} paise.`)
  return faults
}

async function keptFor({ portal: { payload } }: Year, seat: OfferRecord): Promise<number> {
  const paid = seat.creditPaise - seat.refundPaise + seat.paidPaise
  if (isHeld(seat)) return seat.status !== 'offered' && isPaidFor(seat) ? seat.costsPaise : paid
  const terms = await agreedRefundTerms({ payload, applicationId: seat.application })
  if (terms === null) throw new Error('There are no terms.')
  const noticeDay = dayOf(seat.answeredAt ?? '')
  return calculateRefund({ terms, amountPaise: paid, noticeDay }).keptPaise
}

/** By application: what was paid for its seats, less what is refunded or being refunded. */
async function keptByApplication(payload: Payload, seats: readonly OfferRecord[]): Promise<Map<string, number>> {
  const applicationOf = new Map(seats.map(({ id, application }) => [id, application]))
  const kept = new Map<string, number>()
  const where = { and: [{ purpose: { equals: 'seat' as const } }, { status: { in: ['paid', 'refunded'] as const } }] }
  for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
    for (const { subjectId, amountPaise, refundHeldPaise } of payments) {
      const application = applicationOf.get(subjectId) ?? subjectId
      kept.set(application, (kept.get(application) ?? 0) + amountPaise - (refundHeldPaise ?? 0))
    }
  }
  return kept
}
