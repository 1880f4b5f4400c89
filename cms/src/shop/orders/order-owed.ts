import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { orderStanding } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { type FindStanding, owedForMany, type PayAgain, type RecordedPayment } from '../../payments/index.ts'
import { findOrder, ownOrder } from './find-orders.ts'
import { startOrderPayment } from './start-order-payment.ts'

type OrderFacts = Pick<Order, 'status' | 'cancelledAt' | 'paymentId'>

/** What an order says about its payment. */
function recordedPayment(order: OrderFacts): RecordedPayment {
  return { standing: orderStanding(order), countingId: order.paymentId ?? null, againSince: null }
}

export const findOrderStanding: FindStanding = async ({ payload, subjectId }) => {
  const order = await findOrder(payload, subjectId)
  return order && recordedPayment(order)
}

export const payOrderAgain: PayAgain = async ({ payload, student, subjectId, now }) => {
  const order = await ownOrder({ payload, studentId: student.id, id: subjectId })
  return startOrderPayment({ payload, order, totalPaise: null, now })
}

interface OwedOptions {
  payload: Payload
  orders: readonly (OrderFacts & Pick<Order, 'id'>)[]
  now: Date
}

/** How the payment of each order is going, by order id. */
export async function owedForOrders({ payload, orders, now }: OwedOptions): Promise<Map<string, OwedView>> {
  const recorded = new Map(orders.map((order) => [order.id, recordedPayment(order)]))
  return owedForMany({ payload, purpose: 'order', recorded, now })
}
