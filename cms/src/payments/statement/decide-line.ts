import { isClearing, isConfirmed, isUndecided } from '@pravesh/shared/payments/offline/status'
import { isDrafted, isOpenLine, isProposed, LINE_STATUSES } from '@pravesh/shared/payments/statement/status'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { BankLine, OfflinePayment } from '../../payload-types.ts'
import { clearCheque, clearingDay } from '../offline/clear-cheque.ts'
import { confirmOfflinePayment, findEntry } from '../offline/decide-payment.ts'
import { freeLines } from '../offline/free-lines.ts'
import { similarPayments } from '../offline/similar-payments.ts'
import type { StaffMember } from '../staff-member.ts'
import { enteredFrom, enterLine } from './enter-line.ts'

interface DecideOptions {
  payload: Payload
  id: string
  staff: StaffMember
  now: Date
}

interface ConfirmOptions extends DecideOptions {
  /** Together with other lines, so without the warning on its page. */
  inBulk?: boolean
}

/**
 * Enters the payment that is proposed for a line (enter-line.ts), or confirms a proposed match, which the person who imported the statement cannot do. It confirms the offline payment, or says
 * that its cheque is cleared, and then marks the line by one conditional update; a repeat finishes what was interrupted.
 * Throws a Problem: 403 for one's own import or entry, 404, 409 when the line or the payment has changed, or may be entered twice and is confirmed in bulk.
 */
export async function confirmLine(options: ConfirmOptions): Promise<BankLine> {
  const { payload, staff, now } = options
  const line = await findLine(options)
  if (isDrafted(line.status)) return enterLine({ payload, line, staff, now })
  if (line.importedById === staff.id) {
    const publicMessage = 'You imported this statement, so another member of staff must confirm its matches.'
    throw new Problem({ code: 'OWN_IMPORT', status: 403, publicMessage })
  }
  if (!isProposed(line.status) || !line.offlineId) throw changed()
  const entry = await findEntry({ payload, id: line.offlineId })
  if (options.inBulk && isUndecided(entry.status)) await refuseSimilar(payload, entry)
  await settleEntry({ payload, entry, line, staff, now })
  return decide(options, {
    where: [{ status: { in: LINE_STATUSES.filter(isProposed) } }, { offlineId: { equals: entry.id } }],
    data: { status: 'matched' },
  })
}

async function refuseSimilar(payload: Payload, entry: OfflinePayment): Promise<void> {
  if ((await similarPayments({ payload, user: null, entry })).length === 0) return
  const publicMessage = 'This payment may have been entered twice. Open the line and decide on it alone.'
  throw new Problem({ code: 'SIMILAR', status: 409, publicMessage })
}

interface SettleOptions extends Omit<DecideOptions, 'id'> {
  entry: OfflinePayment
  line: BankLine
}

/** The bank has received it, so a cheque that waits for a second person is confirmed and cleared. */
async function settleEntry({ payload, entry, line, staff, now }: SettleOptions): Promise<void> {
  const options = { payload, id: entry.id, staff, now }
  const accepted = isUndecided(entry.status) ? await confirmOfflinePayment(options) : entry
  if (isClearing(accepted.status)) {
    await clearCheque({ ...options, clearedOn: clearingDay(line.bookedOn, entry, now) })
  } else if (!isConfirmed(accepted.status)) {
    // The decision on the entry has not freed the line if it was interrupted.
    await freeLines({ payload, entry: accepted })
    throw changed()
  }
}

/**
 * Sets a line aside that is no payment of a student. Throws a Problem: 404, 409 when it is decided, or a payment was entered
 * from it.
 */
export async function ignoreLine(options: DecideOptions & { reason: string }): Promise<BankLine> {
  const line = await findLine(options)
  if (isOpenLine(line.status) && (await enteredFrom(options.payload, line))) {
    const publicMessage = 'A payment was entered from this line. Reject the payment, or confirm the match.'
    throw new Problem({ code: 'ENTERED', status: 409, publicMessage })
  }
  return decide(options, {
    where: [{ status: { in: LINE_STATUSES.filter(isOpenLine) } }],
    data: { status: 'ignored', note: multiLine(options.reason), proposal: null, offlineId: null, draft: null },
  })
}

async function findLine({ payload, id }: DecideOptions): Promise<BankLine> {
  const where = { id: { equals: id } }
  const line = isRecordId(id) ? await readRow({ payload, collection: 'bank-lines', where }) : null
  if (line === null) throw notFound('bank line')
  return line
}

async function decide(
  { payload, id, staff, now }: DecideOptions,
  { where, data }: { where: Condition<'bank-lines'>[]; data: Changes<'bank-lines'> },
): Promise<BankLine> {
  const decided = await changeOne({
    payload,
    collection: 'bank-lines',
    where: { and: [{ id: { equals: id } }, ...where] },
    data: { ...data, decidedBy: staff.name, decidedById: staff.id, decidedAt: now.toISOString() },
  })
  if (decided) return decided
  throw changed()
}

function changed(): Problem {
  const publicMessage = 'This line or its payment has changed. Reload the page.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
