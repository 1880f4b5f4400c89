import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import { isToPay } from '@pravesh/shared/payments/owed/states'
import { refused } from '@pravesh/shared/platform/replies/said'
import { isUnpaid, isWithdrawn, orderStanding, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import { shopReplies } from '@pravesh/shared/shop/replies/words/words'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { attemptsOf } from '../../payments/index.ts'
import { withdrawOrder } from '../stock/order-stock.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { linesOf } from './order-lines.ts'

interface WithdrawOptions {
  payload: Payload
  order: Order
  by: string
  reason: string
  now: Date
}

/**
 * Cancels an order instead of paying it, by one conditional update, and releases its copies. Money that arrives all the
 * same is refunded. Throws a Problem (409) while a bank or staff decide on a payment, or when it is paid meanwhile.
 */
export async function withdrawUnpaid({ payload, order, by, reason, now }: WithdrawOptions): Promise<Order> {
  // A repeat releases the copies again: the process may have died before it did.
  if (!isWithdrawn(order) && !mayWithdraw(await owedForOrder({ payload, order, now }))) throw isBeingPaid()
  const withdrawn = await updateOrder({
    payload,
    order,
    where: [{ status: { in: orderStatusesIn(isUnpaid) } }, { cancelledAt: { exists: false } }],
    data: { cancelledAt: now.toISOString(), cancelledBy: by, cancelReason: reason || null },
  })
  const current = withdrawn ?? (await findOrder(payload, order.id)) ?? order
  if (!current.cancelledAt) throw isBeingPaid()
  await withdrawOrder({ payload, order: current, lines: linesOf(current), now })
  return current
}

/** An order can be cancelled instead of paid while no payment is undecided. */
export function mayWithdraw({ state }: OwedView): boolean {
  return isToPay(state)
}

async function owedForOrder({ payload, order, now }: Pick<WithdrawOptions, 'payload' | 'order' | 'now'>) {
  const attempts = await attemptsOf({ payload, purpose: 'order', subjectIds: [order.id] })
  return owedView({ standing: orderStanding(order), countingId: null, attempts: attempts.get(order.id) ?? [], now })
}

function isBeingPaid(): Problem {
  return new Problem({ ...refused(shopReplies, 'BEING_PAID'), status: 409 })
}
