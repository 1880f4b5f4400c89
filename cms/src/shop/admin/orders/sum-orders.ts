import { hasReceivedMoney } from '@pravesh/shared/shop/orders/status'
import type { Payload, Where } from 'payload'
import { recordBatches } from '../../../platform/database/record-batches.ts'

/** Sums of orders, in paise. */
export interface OrderSums {
  /** Totals of the paid ones, refunded since or not. */
  receivedPaise: number
  refundedPaise: number
}

/** Sums orders in batches. Callers limit their number and validate the query. */
export async function sumOrders(payload: Payload, where: Where): Promise<OrderSums> {
  const sums: OrderSums = { receivedPaise: 0, refundedPaise: 0 }
  for await (const orders of recordBatches({ payload, collection: 'orders', where, size: 2000 })) {
    for (const { status, totalPaise, refundedPaise } of orders) {
      if (hasReceivedMoney(status)) sums.receivedPaise += totalPaise
      sums.refundedPaise += refundedPaise ?? 0
    }
  }
  return sums
}
