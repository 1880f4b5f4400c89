import { acceptedStatus, isUndecided, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { OfflinePayment } from '../../payload-types.ts'
import { allocationsOf, offlineChannel } from '../allocations.ts'
import type { StaffMember } from '../staff-member.ts'
import { refusePaid } from '../start/refuse-paid.ts'
import { checkAllocations } from './check-allocations.ts'
import { freeLines } from './free-lines.ts'
import { offlineWork } from './offline-work.ts'

export interface DecideOptions {
  payload: Payload
  /** The entry's id. */
  id: string
  staff: StaffMember
  now: Date
}

/**
 * Accepts an entry by one conditional update, which no one can make for their own entry. It creates its payments, or for a
 * cheque reserves what it pays until the bank has cleared it. Throws a Problem: 403 for one's own entry, 404, 409 when it is
 * decided or can no longer be paid.
 */
export async function confirmOfflinePayment(options: DecideOptions): Promise<OfflinePayment> {
  const { payload, staff, now } = options
  const entry = await findEntry(options)
  refuseOwn(entry, staff)
  if (isUndecided(entry.status)) await requirePayable(options, entry)
  const confirmed = await decide(options, {
    where: [{ enteredById: { not_equals: staff.id } }],
    data: { status: acceptedStatus(offlineChannel(entry)), ...leaseFrom(offlineWork, now) },
  })
  return applyNewEffects({ payload, work: offlineWork, record: confirmed, now })
}

async function requirePayable({ payload, now }: DecideOptions, entry: OfflinePayment): Promise<void> {
  const allocations = allocationsOf(entry)
  for (const { purpose, subjectId } of allocations) await refusePaid({ payload, purpose, subjectId, now })
  const sent = allocations.map(({ purpose, subjectId, amountPaise }) => ({ purpose, subjectId, amountPaise }))
  await checkAllocations({ payload, allocations: sent, day: entry.receivedOn }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    const publicMessage = 'This can no longer be paid with this amount. Reject the entry and enter it again.'
    throw new Problem({ code: 'NOT_PAYABLE', status: 409, publicMessage })
  })
}

/** Throws a Problem (403) for the member of staff who entered a payment, or imported the bank line that it is. */
export function refuseOwn(entry: OfflinePayment, staff: StaffMember): void {
  if (entry.importedById === staff.id) {
    const publicMessage =
      'You imported the statement that this payment is from, so another member of staff must confirm it.'
    throw new Problem({ code: 'OWN_IMPORT', status: 403, publicMessage })
  }
  if (entry.enteredById !== staff.id) return
  const publicMessage = 'You entered this payment, so another member of staff must confirm it.'
  throw new Problem({ code: 'OWN_ENTRY', status: 403, publicMessage })
}

/** Rejects an entry and frees its reference and its bank line. Throws a Problem: 404, 409 when it is decided. */
export async function rejectOfflinePayment(options: DecideOptions & { reason: string }): Promise<OfflinePayment> {
  const { id } = await findEntry(options)
  const rejected = await decide(options, {
    where: [],
    data: { status: 'rejected', reason: options.reason, referenceKey: id },
  })
  await freeLines({ payload: options.payload, entry: rejected })
  return rejected
}

/** Finds an entry by an untrusted id. Throws a Problem (404). */
export async function findEntry({ payload, id }: Pick<DecideOptions, 'payload' | 'id'>): Promise<OfflinePayment> {
  const where = { id: { equals: id } }
  const entry = isRecordId(id) ? await readRow({ payload, collection: 'offline-payments', where }) : null
  if (entry === null) throw notFound('offline payment')
  return entry
}

async function decide(
  { payload, id, staff, now }: DecideOptions,
  { where, data }: { where: Condition<'offline-payments'>[]; data: Changes<'offline-payments'> },
): Promise<OfflinePayment> {
  const isOpen: Condition<'offline-payments'> = { status: { in: OFFLINE_STATUSES.filter(isUndecided) } }
  const decided = await changeOne({
    payload,
    collection: 'offline-payments',
    where: { and: [{ id: { equals: id } }, isOpen, ...where] },
    data: { ...data, decidedBy: staff.name, decidedById: staff.id, decidedAt: now.toISOString() },
  })
  if (decided) return decided
  const publicMessage = 'A colleague has already decided on this payment. Reload the page.'
  throw new Problem({ code: 'DECIDED', status: 409, publicMessage })
}
