import { RETURN_DECISION_LABELS } from '@pravesh/shared/shop/orders/returns'
import { cancelByStaffSchema, orderStaffCalls, returnDecisionSchema } from '@pravesh/shared/shop/orders/staff-calls'
import { isCancelled, isWithdrawn } from '@pravesh/shared/shop/orders/status'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaff } from '../../payments/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { decideReturn as decide } from './decide-return.ts'
import { requireOrder } from './find-orders.ts'

export const cancelByStaff = endpoint({
  ...orderStaffCalls.cancelByStaff,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireStaff(req, 'manage orders')
    const { reason } = await readBody(call, cancelByStaffSchema)
    const found = await requireOrder(payload, param('id'))
    const order = await cancelOrder({ payload, order: found, by: staff.name, reason, isStaff: true, now: new Date() })
    if (isWithdrawn(order)) return { msg: 'The order is cancelled. Nothing was paid.' }
    const msg = isCancelled(order.status)
      ? 'The order is cancelled. The whole amount is being refunded.'
      : 'The courier has not confirmed yet. The portal tries again and cancels the order then.'
    return { msg }
  },
})

export const decideReturn = endpoint({
  ...orderStaffCalls.decideReturn,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireStaff(req, 'manage orders')
    const decision = await readBody(call, returnDecisionSchema)
    const found = await requireOrder(payload, param('id'))
    await decide({ payload, order: found, decision, staff, now: new Date() })
    return { msg: `${RETURN_DECISION_LABELS[decision.decision]}. The buyer gets an e-mail.` }
  },
})
