import { RETURN_DECISION_LABELS } from '@pravesh/shared/shop/orders/returns'
import {
  awaitReturnSchema,
  orderStaffCalls,
  receiveReturnSchema,
  reopenReturnSchema,
  returnDecisionSchema,
} from '@pravesh/shared/shop/orders/staff-calls'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaff } from '../../payments/index.ts'
import { awaitReturn as awaitParcel } from './await-return.ts'
import { decideReturn as decide } from './decide-return.ts'
import { requireOrder } from './find-orders.ts'
import { receiveReturn as receive } from './receive-return.ts'
import { reopenReturn as reopen } from './reopen-return.ts'

export const awaitReturn = endpoint({
  ...orderStaffCalls.awaitReturn,
  handle: async (call) => {
    const { staff, ...options } = await openCall(call)
    const body = await readBody(call, awaitReturnSchema)
    await awaitParcel({ ...options, order: await ownOrder(call), ...body, staff })
    return { msg: 'The buyer gets an e-mail that says where to send the books.' }
  },
})

export const receiveReturn = endpoint({
  ...orderStaffCalls.receiveReturn,
  handle: async (call) => {
    const options = await openCall(call)
    const body = await readBody(call, receiveReturnSchema)
    await receive({ ...options, order: await ownOrder(call), ...body })
    return { msg: body.isReceived ? 'The parcel has arrived. Check the books.' : 'The parcel is awaited again.' }
  },
})

export const reopenReturn = endpoint({
  ...orderStaffCalls.reopenReturn,
  handle: async (call) => {
    const { payload, now } = await openCall(call)
    const { revision } = await readBody(call, reopenReturnSchema)
    await reopen({ payload, order: await ownOrder(call), revision, now })
    return { msg: 'The return is open again. The buyer gets an e-mail.' }
  },
})

export const decideReturn = endpoint({
  ...orderStaffCalls.decideReturn,
  handle: async (call) => {
    const options = await openCall(call)
    const decision = await readBody(call, returnDecisionSchema)
    await decide({ ...options, order: await ownOrder(call), decision })
    return { msg: `${RETURN_DECISION_LABELS[decision.decision]}. The buyer gets an e-mail.` }
  },
})

async function openCall({ payload, req }: Call) {
  return { payload, staff: await requireStaff(req, 'manage orders'), now: new Date() }
}

const ownOrder = ({ payload, param }: Call) => requireOrder(payload, param('id'))
