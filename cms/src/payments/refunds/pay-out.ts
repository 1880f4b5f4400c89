import { OFFLINE_PROVIDER } from '@pravesh/shared/payments/channels'
import { isFailedRefund, isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { Refund } from '../../payload-types.ts'
import type { StaffMember } from '../staff-member.ts'
import { refundWork } from './refund-work.ts'

interface RefundOptions {
  payload: Payload
  /** The record's id. */
  id: string
  now: Date
}

/**
 * Records that staff have paid out the refund of an offline payment, and applies its effects. Throws a Problem: 404, 409
 * when it is already paid out or the provider pays it.
 */
export async function payOutRefund(
  options: RefundOptions & { reference: string; staff: StaffMember },
): Promise<Refund> {
  const { payload, id, reference, staff, now } = options
  const work = refundWork()
  const paidOut = await change(options, {
    where: [{ provider: { equals: OFFLINE_PROVIDER } }, { status: { in: refundStatusesIn(isOpenRefund) } }],
    data: {
      status: 'done',
      providerReference: reference,
      decidedAt: now.toISOString(),
      note: `Paid out by ${staff.name}.`,
      ...leaseFrom(work, now),
    },
  })
  if (paidOut) return applyNewEffects({ payload, work, record: paidOut, now })
  payload.logger.info({ msg: 'A refund could not be marked as paid out.', refund: id })
  throw new Problem({ code: 'NOT_OPEN', status: 409, publicMessage: 'This refund does not wait to be paid out.' })
}

/** Ends the alert about a failed refund that staff have dealt with. Throws a Problem: 404, 409 when it has not failed. */
export async function resolveRefund(options: RefundOptions): Promise<void> {
  const where: Condition<'refunds'>[] = [{ status: { in: refundStatusesIn(isFailedRefund) } }]
  if (await change(options, { where, data: { needsAttention: false } })) return
  throw new Problem({ code: 'NOT_FAILED', status: 409, publicMessage: 'This refund has not failed.' })
}

async function change(
  { payload, id }: RefundOptions,
  { where, data }: { where: Condition<'refunds'>[]; data: Changes<'refunds'> },
): Promise<Refund | null> {
  const byId = { id: { equals: id } }
  const found = isRecordId(id) ? await readRow({ payload, collection: 'refunds', where: byId }) : null
  if (found === null) throw notFound('refund')
  return changeOne({ payload, collection: 'refunds', where: { and: [byId, ...where] }, data })
}
