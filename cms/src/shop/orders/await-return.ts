import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import type { StaffMember } from '../../payments/index.ts'
import { returnStageOf } from '../lines/order-copies.ts'
import { changeReturn } from './change-return.ts'
import { returnChanged } from './return-changed.ts'

interface AwaitOptions {
  payload: Payload
  order: Order
  /** Where the buyer sends the books, in words for them. */
  sendTo: string
  /** Of the order that staff saw. */
  revision: number
  staff: StaffMember
  now: Date
}

/**
 * Answers a return request: the buyer is asked for the parcel. Repeated before the parcel has arrived, it corrects where the
 * parcel goes. The buyer gets an e-mail each time. Throws a Problem (409) when no return is open or its parcel has arrived.
 */
export async function awaitReturn({ payload, order, sendTo, revision, staff, now }: AwaitOptions): Promise<Order> {
  const stage = returnStageOf(order)
  if (stage === null || revision !== order.revision) throw returnChanged(order)
  if (stage === 'received') throw hasArrived()
  return changeReturn({
    payload,
    order,
    revision,
    now,
    data: {
      returnAwaitedAt: now.toISOString(),
      returnAwaitedBy: staff.name,
      returnSendTo: sendTo,
      returnReceivedAt: null,
      returnReceivedBy: null,
    },
  })
}

function hasArrived(): Problem {
  const publicMessage = 'The parcel has arrived already. If that is a mistake, choose “It has not arrived” first.'
  return new Problem({ code: 'ARRIVED', status: 409, publicMessage })
}
