import { offerAmounts } from '@pravesh/shared/allotment/offers/amounts'
import { holdsSeat } from '@pravesh/shared/allotment/offers/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { placeColumns } from '../../staff/index.ts'
import { type EntryRecord, entryRecord } from '../entries/entry-record.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { Outcome, OutcomeSeat } from '../runs/run-job.ts'
import { findOffer, type OfferRecord, offerRecord, seatOf } from './offer-record.ts'
import { creditOf } from './seat-payments.ts'

export interface Round {
  payload: Payload
  process: ProcessRecord
  /** Id of the published run. */
  run: string
  round: number
  /** The last day to answer, `YYYY-MM-DD` in India. */
  respondBy: string
  now: Date
}

/** Writes what a round means for some people: their seats, and why. Idempotent, and can be interrupted at any write. */
export async function writeOutcomes(round: Round, outcomes: readonly Outcome[]): Promise<void> {
  const where = { rowKey: { in: outcomes.map(({ key }) => key) } }
  const rows = await readRows({
    payload: round.payload,
    collection: 'merit-entries',
    where,
    limit: outcomes.length,
  })
  const entries = new Map(rows.map((row) => [row.rowKey, entryRecord(row)]))
  for (const outcome of outcomes) {
    const entry = entries.get(outcome.key)
    // The account may have been erased since.
    if (entry) await writeOutcome(round, outcome, entry)
    await nextTurn()
  }
}

async function writeOutcome(round: Round, { seat, reasons }: Outcome, entry: EntryRecord): Promise<void> {
  if (entry.resultRound === round.round) return
  if (seat?.isKept) await keepSeat(round, seat, entry, reasons)
  else if (seat && entry.standing === 'in') await giveSeat(round, seat, entry, reasons)
  await changeOne({
    payload: round.payload,
    collection: 'merit-entries',
    where: { id: { equals: entry.id } },
    data: { resultRound: round.round, reasons: [...reasons] },
  })
}

/**
 * The unit stays as it was accepted, perhaps in another category: who can have an open seat leaves the one of the category to the next. Until the
 * last day of the round its applicant may say anew what comes next, unless they have joined.
 */
async function keepSeat(
  { payload, round, respondBy }: Round,
  { category, ways }: OutcomeSeat,
  entry: EntryRecord,
  reasons: Outcome['reasons'],
): Promise<void> {
  if (!entry.offer) return
  const own = { id: { equals: entry.offer } }
  const kept = await changeOne({
    payload,
    collection: 'seat-offers',
    where: { and: [own, { status: { equals: 'accepted' } }] },
    data: { category, ways: [...ways], reasons: [...reasons], answerRound: round, respondBy },
  })
  if (kept) return
  const where = { and: [own, { status: { equals: 'joined' as const } }] }
  await changeOne({ payload, collection: 'seat-offers', where, data: { category } })
}

async function giveSeat(
  round: Round,
  seat: OutcomeSeat,
  entry: EntryRecord,
  reasons: Outcome['reasons'],
): Promise<void> {
  const { payload } = round
  const offer = await writeOffer(round, seat, entry, reasons)
  const before = await seatOf(payload, entry)
  const isFree = before === null || before.id === offer.id || (await replace(payload, before, offer))
  const taken =
    isFree &&
    (await changeOne({
      payload,
      collection: 'merit-entries',
      where: { and: [{ id: { equals: entry.id } }, { standing: { equals: 'in' } }] },
      data: { offer: offer.id },
    }))
  await changeOne({
    payload,
    collection: 'seat-offers',
    where: { and: [{ id: { equals: offer.id } }, { status: { equals: 'offered' } }, { settledAt: { exists: false } }] },
    // What follows from it, such as the message, is done by the work on seats. Who has left since the round was published gets none: the
    // seat goes on in the next round.
    data: taken
      ? { dueAt: round.now.toISOString() }
      : { status: 'withdrawn', answeredAt: round.now.toISOString(), settledAt: round.now.toISOString() },
  })
}

async function writeOffer(
  { payload, process, run, round, respondBy, now }: Round,
  { unit, category, choice, ways }: OutcomeSeat,
  entry: EntryRecord,
  reasons: Outcome['reasons'],
): Promise<OfferRecord> {
  const key = `${process.id}/${round}/${entry.rowKey}`
  const written = await readRow({ payload, collection: 'seat-offers', where: { key: { equals: key } } })
  if (written) return offerRecord(written)
  const setting = process.units.find(({ code }) => code === unit)
  if (setting === undefined) throw new Error(`Process ${process.id} has no unit ${unit}.`)
  const { college, collegeName, subject, amountPaise } = setting
  const data = {
    ...{ key, process: process.id, round, run, entry: entry.id, application: entry.applicationId },
    ...{ studentId: entry.studentId, studentName: entry.studentName, number: entry.number },
    ...{ unit, collegeName, subject, category, choice, ways: [...ways], reasons: [...reasons] },
    ...offerAmounts(amountPaise, await creditOf(payload, entry.applicationId)),
    ...{ paidPaise: 0, refundedPaise: 0, status: 'offered' as const, revision: 1 },
    ...{ answerRound: round, respondBy },
    ...placeColumns({ college, course: process.course }),
    attempts: 0,
  }
  await insertIfAbsent({ payload, collection: 'seat-offers', id: newRecordId(payload, now), data })
  const row = await readRow({ payload, collection: 'seat-offers', where: { key: { equals: key } } })
  if (row === null) throw new Error(`The seat ${key} was not written.`)
  return offerRecord(row)
}

/**
 * A better seat replaces the earlier one at once: the applicant has one seat at a time. False if the earlier one has been joined or ended since the round
 * was computed: then it stays as it is.
 */
async function replace(payload: Payload, before: OfferRecord, offer: OfferRecord): Promise<boolean> {
  const row = await changeOne({
    payload,
    collection: 'seat-offers',
    where: {
      and: [{ id: { equals: before.id } }, { status: { equals: 'accepted' } }, { joiningAt: { exists: false } }],
    },
    data: { status: 'replaced', replacedBy: offer.id, dueAt: null, revision: { $inc: 1 } },
  })
  if (row !== null) return true
  const current = await findOffer(payload, before.id)
  if (current === null || current.status === 'replaced') return current?.replacedBy === offer.id
  // One that ended before the round is no seat any more. Of one that has just ended, the applicant may still have to leave.
  return !holdsSeat(current.status) && Boolean(current.settledAt)
}
