import { APPROVAL_STATUSES, isWaiting } from '@pravesh/shared/payments/approvals/approvals'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import type { MoneyApproval } from '../../payload-types.ts'
import type { StaffMember } from '../staff-member.ts'
import { approvalWork } from './approval-work.ts'

interface DecideOptions {
  payload: Payload
  id: string
  staff: StaffMember
  now: Date
}

/**
 * Approves a colleague's request by one conditional update and carries it out. Throws a Problem: 403 for one's own request,
 * 404, 409 when it is decided or can no longer be carried out.
 */
export async function approveRequest(options: DecideOptions): Promise<MoneyApproval> {
  const { payload, staff, now } = options
  const approval = await find(options)
  if (approval.requestedById === staff.id) {
    const publicMessage = 'You asked for this, so another member of staff must approve it.'
    throw new Problem({ code: 'OWN_REQUEST', status: 403, publicMessage })
  }
  if (isWaiting(approval.status))
    await portalOf(payload).approvalHandlers[approval.kind]?.check({ ...options, approval })
  const approved = await decide(options, { status: 'approved', ...leaseFrom(approvalWork, now) })
  return applyNewEffects({ payload, work: approvalWork, record: approved, now })
}

/** Declines a request, or takes back one's own. Throws a Problem: 404, 409 when it is decided. */
export async function declineRequest(options: DecideOptions & { reason: string }): Promise<MoneyApproval> {
  await find(options)
  return decide(options, { status: 'declined', decisionReason: multiLine(options.reason) })
}

async function find({ payload, id }: DecideOptions): Promise<MoneyApproval> {
  const where = { id: { equals: id } }
  const approval = isRecordId(id) ? await readRow({ payload, collection: 'money-approvals', where }) : null
  if (approval === null) throw notFound('approval')
  return approval
}

async function decide(
  { payload, id, staff, now }: DecideOptions,
  data: Changes<'money-approvals'>,
): Promise<MoneyApproval> {
  const decided = await changeOne({
    payload,
    collection: 'money-approvals',
    where: { and: [{ id: { equals: id } }, { status: { in: APPROVAL_STATUSES.filter(isWaiting) } }] },
    // Another request can be made for the same.
    data: { ...data, waitingKey: id, decidedBy: staff.name, decidedById: staff.id, decidedAt: now.toISOString() },
  })
  if (decided) return decided
  const publicMessage = 'A colleague has already decided on this. Reload the page.'
  throw new Problem({ code: 'DECIDED', status: 409, publicMessage })
}
