import { paiseToRupees } from '@pravesh/shared/platform/money'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { orderRetryNames } from '@pravesh/shared/shop/orders/wire'
import { changesIn } from './changes-in.ts'
import { callOrders } from './order-api.ts'

export interface Retry {
  ok: boolean
  /** The payment page; null without one. */
  url: unknown
  msg: string
  /** What has changed since the order was placed. */
  changes: readonly string[]
}

/** Starts another payment of an unpaid order. The server assigns the identifiers. (spec 1, 7) */
export async function retryOrder({ id, totalPaise }: Pick<OrderView, 'id' | 'totalPaise'>): Promise<Retry> {
  const { orderId, totalPaise: total, merchantId, transactionId } = orderRetryNames
  const body = { [orderId]: id, [total]: paiseToRupees(totalPaise), [merchantId]: '', [transactionId]: '' }
  const reply = await callOrders('retryOrder', { body })
  return { ok: reply.ok, url: reply.ok ? reply.body.url : null, msg: reply.msg, changes: changesIn(reply) }
}
