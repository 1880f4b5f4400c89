import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { owedForOrders } from './order-owed.ts'

interface ListedOptions {
  payload: Payload
  /** Of the orders on a page of the list. */
  ids: readonly string[]
  now: Date
}

/** How the payment of each order is going, by order id, with two queries. */
export async function listedOrders({ payload, ids, now }: ListedOptions): Promise<Map<string, OwedView>> {
  const where = { id: { in: [...ids] } }
  const fields = ['status', 'cancelledAt', 'paymentId'] as const
  return owedForOrders({ payload, orders: await readRows({ payload, collection: 'orders', where, fields }), now })
}
