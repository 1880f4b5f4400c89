import { hasReceivedMoney } from '@pravesh/shared/shop/orders/status'
import type { Payload, Where } from 'payload'
import type { Order } from '../../../payload-types.ts'
import { replaceListSearch } from '../../../platform/search/list-search.ts'

/** Sums of orders, in paise. */
export interface OrderSums {
  /** Totals of the paid ones, refunded since or not. */
  receivedPaise: number
  refundedPaise: number
}

/** Sums the orders that a list shows. Callers limit their number and validate the query. */
export async function sumOrders(payload: Payload, where: Where): Promise<OrderSums> {
  const { docs } = await payload.db.find<Pick<Order, 'status' | 'totalPaise' | 'refundedPaise'> & { id: string }>({
    collection: 'orders',
    where: await replaceListSearch({ payload, slug: 'orders', where }),
    limit: 0,
    pagination: false,
    select: { status: true, totalPaise: true, refundedPaise: true },
  })
  const sums: OrderSums = { receivedPaise: 0, refundedPaise: 0 }
  for (const { status, totalPaise, refundedPaise } of docs) {
    if (hasReceivedMoney(status)) sums.receivedPaise += totalPaise
    sums.refundedPaise += refundedPaise ?? 0
  }
  return sums
}
