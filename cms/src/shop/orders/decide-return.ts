import { returnAmountProblem } from '@pravesh/shared/shop/orders/returns'
import type { ReturnDecisionBody } from '@pravesh/shared/shop/orders/staff-calls'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import type { StaffMember } from '../../payments/index.ts'
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
 * Decides on a return request. An accepted one ends the order, refunds the amount that staff entered and, if they say so,
 * puts the copies back. Throws a Problem: 400 for an invalid amount, 409 when there is no open request.
 */
export async function decideReturn({ payload, order, decision, staff, now }: DecideOptions): Promise<Order> {
  const isAccepted = decision.decision === 'accepted'
  const mostPaise = order.totalPaise - (order.refundedPaise ?? 0)
  const message = isAccepted ? returnAmountProblem(decision.refundPaise, mostPaise) : ''
  if (message !== '') throw invalid([{ field: 'refundPaise', code: 'range', message }])
  const decided = await updateOrder({
    payload,
    order,
    where: [
      { status: { in: orderStatusesIn(isInForce) } },
      { returnRequestedAt: { exists: true } },
      { returnDecision: { exists: false } },
    ],
    data: {
      returnDecision: decision.decision,
      returnAnswer: decision.reason,
      returnDecidedBy: staff.name,
      returnDecidedAt: now.toISOString(),
      returnRefundPaise: isAccepted ? decision.refundPaise : 0,
      returnRestocks: isAccepted && decision.restock,
      ...(isAccepted && { status: 'returned' }),
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
