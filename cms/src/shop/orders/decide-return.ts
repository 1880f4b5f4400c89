import { isAllReturned } from '@pravesh/shared/shop/orders/line-copies'
import { returnAmountProblem } from '@pravesh/shared/shop/orders/returns'
import type { ReturnDecisionBody } from '@pravesh/shared/shop/orders/staff-calls'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import type { StaffMember } from '../../payments/index.ts'
import { orderCopies, restOf, returningItems, returnsOf } from '../lines/order-copies.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { orderEffects } from './order-effects.ts'

interface DecideOptions {
  payload: Payload
  order: Order
  decision: ReturnDecisionBody
  staff: StaffMember
  now: Date
}

/**
 * Decides on a return request. An accepted one refunds the amount that staff entered, puts the copies back if they say so,
 * and ends the order if no copy is left with the buyer. Throws a Problem: 400 for an invalid amount, 409 when there is no open request.
 */
export async function decideReturn({ payload, order, decision, staff, now }: DecideOptions): Promise<Order> {
  const { revision = order.revision } = decision
  const isOpen = Boolean(order.returnRequestedAt) && !order.returnDecision
  if (!isOpen || revision !== order.revision) throw isDecided(order)
  const isAccepted = decision.decision === 'accepted'
  const message = isAccepted ? returnAmountProblem(decision.refundPaise, restOf(order)) : ''
  if (message !== '') throw invalid([{ field: 'refundPaise', code: 'range', message }])
  const items = returningItems(order)
  const refundPaise = isAccepted ? decision.refundPaise : 0
  const restocks = isAccepted && decision.restock
  const entry = {
    items,
    decision: decision.decision,
    answer: decision.reason,
    refundPaise,
    restocks,
    by: staff.name,
    at: now.toISOString(),
  }
  const isLast = isAccepted && isAllReturned(orderCopies(order), items)
  const decided = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { returnRequestedAt: { exists: true } },
      { returnDecision: { exists: false } },
      { revision: { equals: revision } },
    ],
    data: {
      returnDecision: decision.decision,
      returnAnswer: decision.reason,
      returnDecidedBy: staff.name,
      returnDecidedAt: now.toISOString(),
      returnRefundPaise: refundPaise,
      returnRestocks: restocks,
      returns: [...returnsOf(order), entry],
      revision: revision + 1,
      ...(isLast && { status: 'returned' }),
      ...leaseFrom(orderEffects, now),
    },
  })
  if (decided === null) throw isDecided((await findOrder(payload, order.id)) ?? order)
  return applyNewEffects({ payload, work: orderEffects, record: decided, now })
}

function isDecided({ returnDecision, returnDecidedBy }: Order): Problem {
  const publicMessage = returnDecision
    ? `${returnDecidedBy} has ${returnDecision} this return already. Reload the page.`
    : 'There is no open return request. Reload the page.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
