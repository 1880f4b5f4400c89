import { isAllReturned } from '@pravesh/shared/shop/orders/line-copies'
import { returnAmountProblem } from '@pravesh/shared/shop/orders/returns'
import type { ReturnDecisionBody } from '@pravesh/shared/shop/orders/staff-calls'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import type { StaffMember } from '../../payments/index.ts'
import { orderCopies, restOf, returningItems, returnStageOf, returnsOf } from '../lines/order-copies.ts'
import { changeReturn } from './change-return.ts'
import { returnChanged } from './return-changed.ts'

interface DecideOptions {
  payload: Payload
  order: Order
  decision: ReturnDecisionBody
  staff: StaffMember
  now: Date
}

/**
 * Decides on a return. One whose parcel has arrived can be accepted: that refunds the amount that staff entered, puts the
 * copies back if they say so, and ends the order if no copy is left with the buyer. It can be rejected at every stage. Throws a
 * Problem: 400 for an invalid amount, 409 when no return is open, or to accept one whose parcel has not arrived.
 */
export async function decideReturn({ payload, order, decision, staff, now }: DecideOptions): Promise<Order> {
  const { revision = order.revision } = decision
  const stage = returnStageOf(order)
  if (stage === null || revision !== order.revision) throw returnChanged(order)
  const isAccepted = decision.decision === 'accepted'
  if (isAccepted && stage !== 'received') throw isNotReceived()
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
    ...(stage !== 'requested' && order.returnAwaitedAt && { awaitedAt: order.returnAwaitedAt }),
    ...(stage === 'received' && order.returnReceivedAt && { receivedAt: order.returnReceivedAt }),
    by: staff.name,
    at: now.toISOString(),
  }
  const isLast = isAccepted && isAllReturned(orderCopies(order), items)
  return changeReturn({
    payload,
    order,
    revision,
    now,
    data: {
      returnDecision: decision.decision,
      returnAnswer: decision.reason,
      returnDecidedBy: staff.name,
      returnDecidedAt: now.toISOString(),
      returnRefundPaise: refundPaise,
      returnRestocks: restocks,
      returns: [...returnsOf(order), entry],
      ...(isLast && { status: 'returned' }),
    },
  })
}

function isNotReceived(): Problem {
  const publicMessage = 'The parcel has not arrived. You can refund the books after you have checked them.'
  return new Problem({ code: 'NOT_RECEIVED', status: 409, publicMessage })
}
