import { refundCalls, settleSchema } from '@pravesh/shared/payments/refunds/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireInScope } from '../../staff/index.ts'
import { requireStaff } from '../staff-member.ts'
import { settleMismatch } from './settle-mismatch.ts'

/** Ends the check of a payment of the wrong amount. */
export const settle = endpoint({
  ...refundCalls.settle,
  handle: async (call) => {
    const staff = await requireStaff(call.req, 'refund payments')
    await requireInScope({ req: call.req, collection: 'payments', id: call.param('id'), noun: 'payment' })
    const { reason } = await readBody(call, settleSchema)
    await settleMismatch({ payload: call.payload, paymentId: call.param('id'), reason, staff, now: new Date() })
    return { msg: 'Settled. The student can pay again.' }
  },
})
