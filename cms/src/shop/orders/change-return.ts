import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { Order } from '../../payload-types.ts'
import { findOrder } from './find-orders.ts'
import { updateOrder } from './move-order.ts'
import { orderEffects } from './order-effects.ts'
import { returnChanged, whileReturnIsOpen } from './return-changed.ts'

type OrderChange = Parameters<typeof updateOrder>[0]['data']

interface ReturnChange {
  payload: Payload
  order: Order
  /** Of the order that staff saw. */
  revision: number
  data: OrderChange
  /** Default: while the return is open. */
  where?: Condition<'orders'>[]
}

/** The columns of a decision, for a return without one. */
export const NO_DECISION = {
  returnDecision: null,
  returnAnswer: null,
  returnDecidedBy: null,
  returnDecidedAt: null,
  returnRefundPaise: null,
  returnRestocks: null,
} as const

/** Stores a change of a return. Throws a Problem (409) when the order is not as staff saw it. */
export async function storeReturn({ payload, order, revision, data, where }: ReturnChange): Promise<Order> {
  const stored = await updateOrder({
    payload,
    order,
    where: where ?? whileReturnIsOpen(revision),
    data: { ...data, revision: revision + 1 },
  })
  if (stored === null) throw returnChanged((await findOrder(payload, order.id)) ?? order)
  return stored
}

/** Stores a change of a return, and does what follows from it, such as the buyer's e-mail. Throws like `storeReturn`. */
export async function changeReturn({ now, ...change }: ReturnChange & { now: Date }): Promise<Order> {
  const record = await storeReturn({ ...change, data: { ...change.data, ...leaseFrom(orderEffects, now) } })
  return applyNewEffects({ payload: change.payload, work: orderEffects, record, now })
}
