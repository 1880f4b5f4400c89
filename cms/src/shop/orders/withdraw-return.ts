import { refused } from '@pravesh/shared/platform/replies/said'
import { mayWithdrawReturn } from '@pravesh/shared/shop/orders/returns'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { returningItems, returnStageOf, withdrawnReturnsOf } from '../lines/order-copies.ts'
import { hasChanged } from './cancel-problems.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { orderEffects } from './order-effects.ts'
import { whileReturnIsOpen } from './return-changed.ts'
import { UNDECIDED } from './return-order.ts'

interface WithdrawOptions {
  payload: Payload
  order: Order
  /** Of the order that the buyer saw. */
  revision: number
  now: Date
}

/**
 * Takes back the buyer's request to return copies; they can be returned again while there is time. The buyer gets an e-mail.
 * Repeated, also from another device, it changes nothing. Throws a Problem (409) when the parcel has arrived, when staff have
 * decided, when no return is open, or when the order has changed since the buyer saw it.
 */
export async function withdrawReturn({ payload, order, revision, now }: WithdrawOptions): Promise<Order> {
  const stage = returnStageOf(order)
  const { returnRequestedAt: requestedAt, returnAwaitedAt: awaitedAt } = order
  if (!mayWithdrawReturn(stage) || !requestedAt || revision !== order.revision) return withdrawnBefore(order)
  const withdrawal = {
    items: returningItems(order),
    requestedAt,
    ...(stage !== 'requested' && awaitedAt && { awaitedAt }),
    at: now.toISOString(),
  }
  const record = await updateOrder({
    payload,
    order,
    where: whileReturnIsOpen(revision),
    data: {
      ...UNDECIDED,
      returnRequestedAt: null,
      returnItems: null,
      withdrawnReturns: [...withdrawnReturnsOf(order), withdrawal],
      revision: revision + 1,
      ...leaseFrom(orderEffects, now),
    },
  })
  if (record === null) return withdrawnBefore((await findOrder(payload, order.id)) ?? order)
  return applyNewEffects({ payload, work: orderEffects, record, now })
}

/** The order, if its latest return is withdrawn already. Throws a Problem (409) that says why it cannot be withdrawn. */
function withdrawnBefore(order: Order): Order {
  const { returnRequestedAt, returnDecision } = order
  if (!returnRequestedAt && withdrawnReturnsOf(order).length > 0) return order
  if (returnDecision) throw notWithdrawable('RETURN_DECIDED')
  if (returnStageOf(order) === 'received') {
    throw notWithdrawable('RETURN_RECEIVED')
  }
  throw returnRequestedAt ? hasChanged() : notWithdrawable('NO_RETURN')
}

function notWithdrawable(code: keyof typeof shopReplies.en): Problem {
  return new Problem({ ...refused(shopReplies, code), status: 409 })
}
