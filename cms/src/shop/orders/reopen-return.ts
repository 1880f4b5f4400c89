import { isRejectedReturn } from '@pravesh/shared/shop/orders/returns'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { Order } from '../../payload-types.ts'
import { returnsOf } from '../lines/order-copies.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { orderEffects } from './order-effects.ts'
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
  const reopened = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { returnDecision: { equals: 'rejected' } },
      { revision: { equals: revision } },
    ],
    data: {
      returnDecision: null,
      returnAnswer: null,
      returnDecidedBy: null,
      returnDecidedAt: null,
      returnRefundPaise: null,
      returnRestocks: null,
      returnItems: latest.items,
      returns: [...decided.slice(0, -1), { ...latest, reopenedAt: now.toISOString() }],
      revision: revision + 1,
      ...leaseFrom(orderEffects, now),
    },
  })
  if (reopened === null) throw returnChanged((await findOrder(payload, order.id)) ?? order)
  return applyNewEffects({ payload, work: orderEffects, record: reopened, now })
}
