import { OFFLINE_STATUSES, wasTaken } from '@pravesh/shared/payments/offline/status'
import { isDrafted, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { readRow } from '../../database/records/read-row.ts'
import { Problem } from '../../foundation/problem.ts'
import type { BankLine, OfflinePayment } from '../../payload-types.ts'
import { enterOfflinePayment } from '../offline/enter-payment.ts'
import type { StaffMember } from '../staff-member.ts'
import { lineProof } from './line-proof.ts'
import { type DraftPayment, draftOf, proposePayments } from './propose-payments.ts'

interface EnterOptions {
  payload: Payload
  /** With a proposed payment. */
  line: BankLine
  staff: StaffMember
  now: Date
}

/**
 * Enters the payment that is proposed for a line, with the day of the line as the day received. Another member of staff, who
 * has not imported the line either, must accept it. The unique reference lets one of several calls enter it; a repeat
 * finishes what was interrupted. Throws a Problem (409) when the proposal no longer fits; it is then made anew.
 */
export async function enterLine(options: EnterOptions): Promise<BankLine> {
  const { payload, line, staff, now } = options
  const earlier = await enteredFrom(payload, line)
  const entry = earlier ?? (await enter(options, await confirmedDraft(options)))
  const linked = await changeDrafted(payload, line, {
    status: 'proposed',
    offlineId: entry.id,
    proposal: `${entry.description}, ${formatPaise(entry.amountPaise)}`,
    note: `Entered from this line by ${entry.enteredBy}.`,
    draft: null,
    decidedBy: staff.name,
    decidedById: staff.id,
    decidedAt: now.toISOString(),
  })
  if (linked) return linked
  const publicMessage = 'This line has changed. Reload the page.'
  throw new Problem({ code: 'CHANGED', status: 409, publicMessage })
}

async function enter({ payload, line, staff, now }: EnterOptions, draft: DraftPayment): Promise<OfflinePayment> {
  const { allocations, channel, reference } = draft
  const { bookedOn: receivedOn, amountPaise } = line
  const entry = { amountPaise: String(amountPaise), allocations, channel, reference, bank: '', receivedOn }
  return enterOfflinePayment({ payload, staff, entry, proof: lineProof(line), line, now })
}

/** The draft of a line if the same would be proposed now. Otherwise stores the new proposal, and throws a Problem (409). */
async function confirmedDraft({ payload, line, now }: EnterOptions): Promise<DraftPayment> {
  const draft = draftOf(line.draft)
  const content = { ...line, narration: line.narration, reference: line.reference ?? '' }
  const [proposed = null] = await proposePayments({ payload, lines: [content], lineId: line.id, now })
  const isSame = proposed !== null && 'draft' in proposed && isEqual(proposed.draft, draft)
  if (isSame) return draft
  await changeDrafted(payload, line, lineProposal(proposed))
  const publicMessage = 'What this student owes has changed, and so has the proposal. Reload the page and check it.'
  throw new Problem({ code: 'CHANGED', status: 409, publicMessage })
}

/** Compares what databases may store with another order of names. */
function isEqual(one: DraftPayment, other: DraftPayment): boolean {
  const textOf = ({ studentId, channel, reference, allocations }: DraftPayment) =>
    JSON.stringify([
      ...[studentId, channel, reference],
      ...allocations.map(({ purpose, subjectId, amountPaise }) => [purpose, subjectId, amountPaise]),
    ])
  return textOf(one) === textOf(other)
}

/** The columns of a line with a proposed payment, or with the reason why there is none. */
export function lineProposal(proposed: Awaited<ReturnType<typeof proposePayments>>[number]) {
  if (proposed === null) return { status: 'unknown' as const, draft: null, proposal: null }
  if ('note' in proposed) return { status: 'unknown' as const, draft: null, proposal: null, note: proposed.note }
  const note = 'The line names this student, and the amount fits what the student owes.'
  return { status: 'drafted' as const, draft: proposed.draft, proposal: proposed.text, note }
}

const changeDrafted = (payload: Payload, { id }: BankLine, data: Changes<'bank-lines'>) =>
  changeOne({
    payload,
    collection: 'bank-lines',
    where: { and: [{ id: { equals: id } }, { status: { in: LINE_STATUSES.filter(isDrafted) } }] },
    data,
  })

/** What was entered from a line and not rejected. */
export function enteredFrom(payload: Payload, { id }: BankLine): Promise<OfflinePayment | null> {
  const where = { and: [{ bankLineId: { equals: id } }, { status: { in: OFFLINE_STATUSES.filter(wasTaken) } }] }
  return readRow({ payload, collection: 'offline-payments', where })
}
