import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import type { StaffMember } from '../../payments/index.ts'
import { returnStageOf } from '../lines/order-copies.ts'
import { storeReturn } from './change-return.ts'
import { returnChanged } from './return-changed.ts'

interface ReceiveOptions {
  payload: Payload
  order: Order
  /** False takes back what was entered by mistake. */
  isReceived: boolean
  /** Of the order that staff saw. */
  revision: number
  staff: StaffMember
  now: Date
}

/** Stores whether the awaited parcel of a return has arrived. Throws a Problem (409) when that is not to be stored now. */
export async function receiveReturn(options: ReceiveOptions): Promise<Order> {
  const { payload, order, isReceived, revision, staff, now } = options
  const isExpected = returnStageOf(order) === (isReceived ? 'awaited' : 'received')
  if (!isExpected || revision !== order.revision) throw returnChanged(order)
  return storeReturn({
    payload,
    order,
    revision,
    data: {
      returnReceivedAt: isReceived ? now.toISOString() : null,
      returnReceivedBy: isReceived ? staff.name : null,
    },
  })
}
