import type { DaySignature } from '@pravesh/shared/payments/closing/staff-calls'
import { CLOSING_STATUSES, isShut, isSigned } from '@pravesh/shared/payments/closing/status'
import { totalsText } from '@pravesh/shared/payments/closing/totals'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { DayClosing } from '../../payload-types.ts'
import type { StaffMember } from '../staff-member.ts'
import { closingKey } from './booked-day.ts'
import { counterDay } from './counter-day.ts'

interface SignOptions {
  payload: Payload
  staff: StaffMember
  signature: DaySignature
  now: Date
}

/**
 * Signs one's own day: the totals that the portal knows, and the cash that was counted. From then on, entries for the day go to
 * the next open one. Throws a Problem: 400 without a reason for a difference, 409 while entries wait for a second person, when
 * one was made meanwhile, or when the day is signed.
 */
export async function signDay({ payload, staff, signature, now }: SignOptions): Promise<DayClosing> {
  const { day, countedPaise } = signature
  if (day > dayInIndia(now))
    throw invalid([{ field: 'day', code: 'range', message: 'Enter a day that is not in the future.' }])
  const { totals, cashPaise, undecided, isShut: wasShut } = await counterDay({ payload, counterId: staff.id, day })
  if (wasShut) throw conflict('This day is already signed.')
  if (undecided > 0) {
    const waiting = undecided === 1 ? '1 payment waits' : `${undecided} payments wait`
    throw conflict(`${waiting} for a second person. Sign the day when they are confirmed or rejected.`)
  }
  const differencePaise = countedPaise - cashPaise
  const reason = multiLine(signature.reason)
  if (differencePaise !== 0 && reason === '') {
    const message = `The portal expects ${formatPaise(cashPaise)}. Enter the reason for the difference.`
    throw invalid([{ field: 'reason', code: 'required', message }])
  }
  const signed = {
    status: 'signed' as const,
    totals: totalsText(totals),
    expectedPaise: cashPaise,
    countedPaise,
    differencePaise,
    reason: reason || null,
    signedAt: now.toISOString(),
    closedBy: null,
    closedById: null,
    closedAt: null,
  }
  const key = closingKey(day, staff.id)
  const facts = { key, day, counter: staff.name, counterId: staff.id, revision: 1 }
  const created = await createIfAbsent({ payload, collection: 'day-closings', data: { ...facts, ...signed } })
  if (created) return requireSame(payload, created)
  const again = await changeOne({
    payload,
    collection: 'day-closings',
    where: { and: [{ key: { equals: key } }, { status: { equals: 'reopened' } }] },
    data: { ...signed, revision: { $inc: 1 } },
  })
  if (again) return requireSame(payload, again)
  throw conflict('This day is already signed.')
}

/** Reopens a day with other totals than its signature: a payment was entered in between. Throws a Problem (409). */
async function requireSame(payload: Payload, signed: DayClosing): Promise<DayClosing> {
  const { id, counter, counterId, day } = signed
  const { totals, cashPaise } = await counterDay({ payload, counterId, day })
  if (signed.totals === totalsText(totals) && signed.expectedPaise === cashPaise) return signed
  const reopenReason = 'A payment was entered while the day was signed.'
  await changeOne({
    payload,
    collection: 'day-closings',
    where: { and: [{ id: { equals: id } }, { status: { in: CLOSING_STATUSES.filter(isShut) } }] },
    data: { status: 'reopened', reopenedBy: counter, reopenReason, revision: { $inc: 1 } },
  })
  throw conflict(`${reopenReason} Load the day again, and sign it when the payment is confirmed or rejected.`)
}

interface DecideOptions {
  payload: Payload
  id: string
  staff: StaffMember
  now: Date
}

/** Closes a colleague's signed day by one conditional update. Throws a Problem: 403 for one's own, 404, 409. */
export async function closeDay(options: DecideOptions): Promise<DayClosing> {
  const { staff, now } = options
  const closing = await findClosing(options)
  if (closing.counterId === staff.id) {
    const publicMessage = 'You took this money, so another member of staff must close the day.'
    throw new Problem({ code: 'OWN_DAY', status: 403, publicMessage })
  }
  const data = { status: 'closed', closedBy: staff.name, closedById: staff.id, closedAt: now.toISOString() } as const
  return decide(options, closing, { isFrom: isSigned, data })
}

/** Lets entries be added to a day again. Throws a Problem: 404, 409 when it is open. */
export async function reopenDay(options: DecideOptions & { reason: string }): Promise<DayClosing> {
  const closing = await findClosing(options)
  const data = { status: 'reopened', reopenedBy: options.staff.name, reopenReason: multiLine(options.reason) } as const
  return decide(options, closing, { isFrom: isShut, data })
}

/** Finds a closing by an untrusted id. Throws a Problem (404). */
export async function findClosing({ payload, id }: Pick<DecideOptions, 'payload' | 'id'>): Promise<DayClosing> {
  const where = { id: { equals: id } }
  const closing = isRecordId(id) ? await readRow({ payload, collection: 'day-closings', where }) : null
  if (closing === null) throw notFound('day closing')
  return closing
}

interface Decision {
  isFrom: (status: DayClosing['status']) => boolean
  data: Changes<'day-closings'>
}

async function decide(
  { payload }: DecideOptions,
  closing: DayClosing,
  { isFrom, data }: Decision,
): Promise<DayClosing> {
  const { id, revision } = closing
  const status = { in: CLOSING_STATUSES.filter(isFrom) }
  const where = { and: [{ id: { equals: id } }, { status }, { revision: { equals: revision } }] }
  const decided = await changeOne({
    payload,
    collection: 'day-closings',
    where,
    data: { ...data, revision: revision + 1 },
  })
  if (decided) return decided
  throw conflict('This day has changed. Reload the page.')
}

function conflict(publicMessage: string): Problem {
  return new Problem({ code: 'DAY_STATE', status: 409, publicMessage })
}
