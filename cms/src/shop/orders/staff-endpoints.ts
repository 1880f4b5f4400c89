import { joinItems } from '@pravesh/shared/shop/orders/lines'
import { cancelByStaffSchema, orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { isCancelled, isWithdrawn } from '@pravesh/shared/shop/orders/status'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import { requireStaff } from '../../payments/index.ts'
import { cancellationsOf } from '../lines/order-copies.ts'
import { cancelOrder } from './cancel-order.ts'
import { requireOrder } from './find-orders.ts'

export const cancelByStaff = endpoint({
  ...orderStaffCalls.cancelByStaff,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireStaff(req, 'manage orders')
    const now = new Date()
    const { reason, items, revision } = await readBody(call, cancelByStaffSchema)
    const found = await requireOrder(payload, param('id'))
    const part = { items: items && joinItems(items), revision }
    const order = await cancelOrder({ payload, order: found, by: staff.name, reason, ...part, isStaff: true, now })
    if (isWithdrawn(order)) return { msg: 'The order is cancelled. Nothing was paid.' }
    if (cancellationsOf(order).length > cancellationsOf(found).length && !isCancelled(order.status)) {
      return { msg: 'The copies are cancelled. Their price is being refunded.' }
    }
    const msg = isCancelled(order.status)
      ? 'The order is cancelled. What was not refunded yet is being refunded.'
      : 'The courier has not confirmed yet. The portal tries again and cancels it then.'
    return { msg }
  },
})
