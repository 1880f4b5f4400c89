import { isRejectedReturn } from '@pravesh/shared/shop/orders/returns'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { returnsOf } from '../lines/order-copies.ts'
import { changeReturn, NO_DECISION } from './change-return.ts'
import { returnChanged } from './return-changed.ts'

interface ReopenOptions {
  payload: Payload
  order: Order
  /** Of the order that staff saw. */
  revision: number
  now: Date
}

/**
 * Takes back the rejection of the latest return, which is then open again at the stage that it had; the buyer gets an
 * e-mail. The decision stays among the decided returns, because effects are numbered by them. Throws a Problem (409) when
 * the latest return is not rejected: money that a refund has sent does not come back.
 */
export async function reopenReturn({ payload, order, revision, now }: ReopenOptions): Promise<Order> {
  const decided = returnsOf(order)
  const latest = decided.at(-1)
  if (!isRejectedReturn(order) || latest === undefined || revision !== order.revision) throw returnChanged(order)
  return changeReturn({
    payload,
    order,
    revision,
    now,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { returnDecision: { equals: 'rejected' } },
      { revision: { equals: revision } },
    ],
    data: {
      ...NO_DECISION,
      returnItems: latest.items,
      returns: [...decided.slice(0, -1), { ...latest, reopenedAt: now.toISOString() }],
    },
  })
}
