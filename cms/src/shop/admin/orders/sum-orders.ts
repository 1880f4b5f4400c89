import { hasReceivedMoney } from '@pravesh/shared/shop/orders/status'
import type { Payload, TypedUser, Where } from 'payload'
import { sumRecords } from '../../../database/sums/sum-records.ts'

/** Sums of orders, in paise. */
export interface OrderSums {
  /** Totals of the paid ones, refunded since or not. */
  receivedPaise: number
  refundedPaise: number
}

interface SumOptions {
  payload: Payload
  user: TypedUser
  where: Where
  /** How many there are, as the list has counted them. */
  matches?: number
}

/** Sums the orders that a list shows. */
export async function sumOrders(options: SumOptions): Promise<OrderSums> {
  const list = { collection: 'orders', by: 'status', fields: ['totalPaise', 'refundedPaise'] } as const
  const totals: OrderSums = { receivedPaise: 0, refundedPaise: 0 }
  for (const { value: status, sums } of await sumRecords({ ...options, ...list })) {
    if (hasReceivedMoney(status)) totals.receivedPaise += sums.totalPaise
    totals.refundedPaise += sums.refundedPaise
  }
  return totals
}
