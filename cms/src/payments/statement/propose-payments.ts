import { isUndecided, OFFLINE_STATUSES, wasTaken } from '@pravesh/shared/payments/offline/status'
import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { draftAllocations, NO_DRAFT, type NoDraft } from '@pravesh/shared/payments/statement/draft-payment'
import { bankReference, transferChannel } from '@pravesh/shared/payments/statement/named-in-line'
import { isSameTransfer, type Transfer } from '@pravesh/shared/payments/statement/propose-matches'
import { isDrafted, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import { allocationsOf } from '../allocations.ts'
import { enteredTransfers } from '../offline/entered-transfers.ts'
import { placesOfPaid } from '../place-of.ts'
import { type Line, type NamedLine, studentsInLines } from './students-in-lines.ts'

/** What a student can pay through a bank. */
const PURPOSES = ['fee', 'application-fee'] as const satisfies PaymentPurpose[]

const draftPayment = z.object({
  studentId: z.string(),
  channel: z.enum(['upi', 'bank-transfer']),
  reference: z.string(),
  allocations: z.array(z.object({ purpose: z.enum(PURPOSES), subjectId: z.string(), amountPaise: z.int() })),
})
/** A new offline payment, as it is proposed for a line. */
export type DraftPayment = z.infer<typeof draftPayment>

export const draftOf = (stored: unknown): DraftPayment => draftPayment.parse(stored)

/** A proposed payment with its description, or why a line that names a student gets none; null for any other line. */
export type Proposed = { draft: DraftPayment; text: string } | { note: string } | null

interface ProposeOptions {
  payload: Payload
  lines: readonly Line[]
  /** The stored line that is proposed again; what it reserves is free for it. */
  lineId?: string
  now: Date
}

/**
 * Proposes a new payment for each line that names one student and pays what that student owes, wholly or in part, the oldest
 * first. What other lines and entries propose for the same fees is not proposed again. The result has the order of the lines.
 */
export async function proposePayments({ payload, lines, lineId, now }: ProposeOptions): Promise<Proposed[]> {
  const named = await studentsInLines(payload, lines)
  const ids = [...new Set(named.flatMap(({ studentIds }) => studentIds))]
  if (ids.length === 0) return lines.map(() => null)
  const [entries, reserved] = [await entriesOf(payload, ids), await reservedByLines(payload, lineId)]
  const entered = await enteredTransfers(payload, entries)
  for (const entry of entries.filter(({ status }) => isUndecided(status))) reserve(reserved, allocationsOf(entry))
  const today = dayInIndia(now)
  const proposed: Proposed[] = []
  for (const [index, line] of lines.entries()) {
    const who = named[index]
    const result = who && (await proposeOne({ payload, line, who, entered, reserved, today }))
    if (result && typeof result !== 'string') reserve(reserved, result.draft.allocations)
    proposed.push(typeof result === 'string' ? { note: NO_DRAFT[result] } : (result ?? null))
  }
  return proposed
}

interface OneOptions {
  payload: Payload
  line: Line
  who: NamedLine
  /** What was entered of the students. */
  entered: readonly (Transfer & { studentId: string })[]
  /** By subject, in whole paise. */
  reserved: ReadonlyMap<string, number>
  today: string
}

async function proposeOne({ payload, line, who, entered, reserved, today }: OneOptions) {
  const [studentId, ...others] = who.studentIds
  if (studentId === undefined) return null
  const reference = bankReference(line, who)
  const channel = transferChannel(line)
  if (others.length > 0) return 'several'
  if (channel === null) return 'byHand'
  if (reference === null) return 'noReference'
  if (line.bookedOn > today) return 'future'
  if (entered.some((each) => each.studentId === studentId && isSameTransfer(each, { reference, line })))
    return 'entered'
  const fees = await feesOf({ payload, studentId, day: line.bookedOn, applications: who.applications })
  const open = fees.map((fee) => ({ ...fee, leftPaise: fee.amountPaise - (reserved.get(fee.subjectId) ?? 0) }))
  const spread = draftAllocations(line.amountPaise, open)
  if (typeof spread === 'string') return spread
  const allocations = spread.map(({ fee: { purpose, subjectId }, amountPaise }) => ({
    purpose,
    subjectId,
    amountPaise,
  }))
  const places = await placesOfPaid(
    payload,
    allocations.map((each) => ({ ...each, id: each.subjectId })),
  )
  const distinct = new Set([...places.values()].map(({ college, course }) => `${college}/${course}`))
  if (distinct.size > 1) return 'places' satisfies NoDraft
  const text = spread.map(({ fee, amountPaise }) => `${fee.description}: ${formatPaise(amountPaise)}`).join('; ')
  return { draft: { studentId, channel, reference, allocations }, text }
}

interface FeesOptions {
  payload: Payload
  studentId: string
  day: string
  /** The numbers of applications to which the line is limited; none for all. */
  applications: readonly string[]
}

async function feesOf({ payload, studentId, day, applications }: FeesOptions) {
  const { payableHandlers, numberHandlers } = portalOf(payload)
  const found = await Promise.all(
    PURPOSES.map(async (purpose) => {
      const payables = (await payableHandlers.list[purpose]?.({ payload, studentId, day })) ?? []
      const subjectIds = payables.map(({ subjectId }) => subjectId)
      const numbers = await numberHandlers[purpose]?.({ payload, subjectIds })
      return payables
        .filter(({ isVoluntary }) => !isVoluntary)
        .filter(({ subjectId }) => applications.length === 0 || applications.includes(numbers?.get(subjectId) ?? ''))
        .map((payable) => ({ dueOn: null, allowsPart: false, ...payable, purpose }))
    }),
  )
  return found.flat()
}

const BATCH = 500

/** The offline payments of students that were not rejected. */
async function entriesOf(payload: Payload, studentIds: readonly string[]): Promise<OfflinePayment[]> {
  const status = { in: OFFLINE_STATUSES.filter(wasTaken) }
  const entries: OfflinePayment[] = []
  for (let at = 0; at < studentIds.length; at += BATCH) {
    const where = { and: [{ studentId: { in: studentIds.slice(at, at + BATCH) } }, { status }] }
    entries.push(...(await readRows({ payload, collection: 'offline-payments', where })))
  }
  return entries
}

/** Far above what waits at a time. */
const MAX_DRAFTS = 20_000

/** What is proposed for other lines that are not decided, by subject in whole paise. */
async function reservedByLines(payload: Payload, lineId?: string): Promise<Map<string, number>> {
  const where = { status: { in: LINE_STATUSES.filter(isDrafted) } }
  const rows = await readRows({ payload, collection: 'bank-lines', where, fields: ['draft'], limit: MAX_DRAFTS })
  const reserved = new Map<string, number>()
  for (const { id, draft } of rows) if (id !== lineId) reserve(reserved, draftOf(draft).allocations)
  return reserved
}

function reserve(reserved: Map<string, number>, parts: readonly { subjectId: string; amountPaise: number }[]): void {
  for (const { subjectId, amountPaise } of parts) {
    reserved.set(subjectId, (reserved.get(subjectId) ?? 0) + amountPaise)
  }
}
