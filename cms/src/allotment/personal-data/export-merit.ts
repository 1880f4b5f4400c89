import { OFFER_STATUS_LABELS } from '@pravesh/shared/allotment/offers/status'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { type EntryRecord, entryRecord } from '../entries/entry-record.ts'
import { type OfferRecord, offersOf } from '../offers/offer-record.ts'
import { findProcess, type ProcessRecord } from '../processes/find-process.ts'

interface StudentOptions {
  payload: Payload
  studentId: string
}

const POINT = 10_000
const points = (score: number | null | undefined) => (typeof score === 'number' ? score / POINT : null)

/** All that merit processes have of a student, without the names of staff. */
export async function exportMerit({ payload, studentId }: StudentOptions): Promise<unknown> {
  const where = { studentId: { equals: studentId } }
  const entries = (await readRows({ payload, collection: 'merit-entries', where })).map(entryRecord)
  return Promise.all(
    entries.map(async (entry) => {
      const process = await findProcess(payload, entry.process)
      return {
        ...exported(entry, process),
        seats: (await offersOf(payload, entry.applicationId)).map(exportedSeat),
        objections: await objectionsOf(payload, entry.id),
      }
    }),
  )
}

function exported(entry: EntryRecord, process: ProcessRecord | null) {
  const { number, subject, marks, verification, verifiedMarks, category, groups, findings, choices, standing } = entry
  const names = new Map(
    (process?.units ?? []).map(
      ({ code, collegeName: college, subject }) => [code, unitTitle({ college, subject }, DEFAULT_LOCALE)] as const,
    ),
  )
  return {
    process: process?.title ?? '',
    application: number,
    ...(subject && { subject }),
    rowInPublishedFiles: entry.rowKey,
    marks,
    marksEnteredAt: entry.markedAt ?? null,
    verification,
    verifiedMarks,
    verifiedAt: entry.verifiedAt ?? null,
    ...(entry.returnReason && { returnedBecause: entry.returnReason }),
    score: points(entry.score),
    lists: entry.lists.map(({ list, score }) => ({ list, score: points(score) })),
    category,
    groups,
    findings: findings.map(({ code }) => code),
    choices: choices.map((code) => names.get(code) ?? code),
    choicesSavedAt: entry.choicesAt ?? null,
    choicesLockedAt: entry.lockedAt ?? null,
    standing,
    ...(entry.outReason && { outBecause: entry.outReason }),
  }
}

function exportedSeat(offer: OfferRecord) {
  const { round, collegeName, subject, category, choice, status, next, respondBy, answeredAt, joinedAt } = offer
  const { costsPaise, paymentId, paidAt, paidPaise, refundedPaise } = offer
  return {
    round,
    college: collegeName,
    ...(subject && { subject }),
    category,
    choice,
    state: OFFER_STATUS_LABELS[status],
    ...(next && { next }),
    answerBy: respondBy,
    answeredAt: answeredAt ?? null,
    costs: formatPaise(costsPaise),
    ...(paymentId && {
      transactionId: paymentId,
      paidAt,
      paid: formatPaise(paidPaise),
      refunded: formatPaise(refundedPaise),
    }),
    ...(joinedAt && { joinedAt }),
  }
}

async function objectionsOf(payload: Payload, entryId: string): Promise<unknown[]> {
  const where = { entry: { equals: entryId } }
  const rows = await readRows({
    payload,
    collection: 'merit-objections',
    where,
    sort: 'createdAt',
    limit: MAX_OBJECTIONS,
  })
  return rows.map(({ about, text, state, decision, createdAt, decidedAt }) => ({
    sentAt: createdAt,
    about,
    text,
    state,
    ...(decision && { decision, decidedAt }),
  }))
}

/** One to each version of a list. */
const MAX_OBJECTIONS = 100
