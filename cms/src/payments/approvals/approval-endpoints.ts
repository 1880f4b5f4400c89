import { approvalCalls, declineSchema } from '@pravesh/shared/payments/approvals/staff-calls'
import type { PayloadRequest } from 'payload'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireInScope, requireProven } from '../../staff/index.ts'
import { requireStaff, type StaffMember } from '../staff-member.ts'
import { approveRequest, declineRequest } from './decide-approval.ts'

const approve = endpoint({
  ...approvalCalls.approve,
  handle: async ({ payload, req, param }) => {
    const staff = await requireDecider(req, param('id'))
    await requireProven(req)
    const { outcome } = await approveRequest({ payload, id: param('id'), staff, now: new Date() })
    return { msg: `Approved. ${outcome ?? 'It is carried out within minutes.'}` }
  },
})

const decline = endpoint({
  ...approvalCalls.decline,
  handle: async (call) => {
    const staff = await requireDecider(call.req, call.param('id'))
    const { reason } = await readBody(call, declineSchema)
    await declineRequest({ payload: call.payload, id: call.param('id'), staff, reason, now: new Date() })
    return { msg: 'Declined.' }
  },
})

async function requireDecider(req: PayloadRequest, id: string): Promise<StaffMember> {
  const staff = await requireStaff(req, 'approve money')
  await requireInScope({ req, collection: 'money-approvals', id, noun: 'approval' })
  return staff
}

export const approvalEndpoints = [approve, decline]
