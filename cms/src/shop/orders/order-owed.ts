import { orderStanding } from '@pravesh/shared/shop/orders/status'
import type { FindStanding, PayAgain } from '../../payments/index.ts'
import { findOrder, ownOrder } from './find-orders.ts'
import { startOrderPayment } from './start-order-payment.ts'

export const findOrderStanding: FindStanding = async ({ payload, subjectId }) => {
  const order = await findOrder(payload, subjectId)
  return order && { standing: orderStanding(order), countingId: order.paymentId ?? null, againSince: null }
}

export const payOrderAgain: PayAgain = async ({ payload, student, subjectId, now }) => {
  const order = await ownOrder({ payload, studentId: student.id, id: subjectId })
  return startOrderPayment({ payload, order, totalPaise: null, now })
}
