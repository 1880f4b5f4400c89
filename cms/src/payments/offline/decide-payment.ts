import { isUndecided, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
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
import type { StaffMember } from '../staff-member.ts'
import { refusePaid } from '../start/refuse-paid.ts'
import { findPayable } from './find-payables.ts'
import { offlineWork } from './offline-work.ts'

interface DecideOptions {
  payload: Payload
  /** The entry's id. */
  id: string
  staff: StaffMember
  now: Date
}

/**
 * Confirms an entry by one conditional update, which no one can make for their own entry, and creates its payment.
 * Throws a Problem: 403 for one's own entry, 404, 409 when it is decided or can no longer be paid.
 */
export async function confirmOfflinePayment(options: DecideOptions): Promise<OfflinePayment> {
  const { payload, staff, now } = options
  const entry = await find(options)
  if (entry.enteredById === staff.id) {
    const publicMessage = 'You entered this payment, so another member of staff must confirm it.'
    throw new Problem({ code: 'OWN_ENTRY', status: 403, publicMessage })
  }
  if (isUndecided(entry.status)) {
    await refusePaid({ payload, purpose: entry.purpose, subjectId: entry.subjectId, now })
    const payable = await findPayable({ payload, ...entry })
    if (payable?.amountPaise !== entry.amountPaise) {
      const publicMessage = 'This can no longer be paid with this amount. Reject the entry and enter it again.'
      throw new Problem({ code: 'NOT_PAYABLE', status: 409, publicMessage })
    }
  }
  const confirmed = await decide(options, {
    where: [{ enteredById: { not_equals: staff.id } }],
    data: { status: 'confirmed', ...leaseFrom(offlineWork, now) },
  })
  return applyNewEffects({ payload, work: offlineWork, record: confirmed, now })
}

/** Rejects an entry and frees its reference. Throws a Problem: 404, 409 when it is decided. */
export async function rejectOfflinePayment(options: DecideOptions & { reason: string }): Promise<OfflinePayment> {
  const { id } = await find(options)
  return decide(options, { where: [], data: { status: 'rejected', reason: options.reason, referenceKey: id } })
}

async function find({ payload, id }: DecideOptions): Promise<OfflinePayment> {
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
