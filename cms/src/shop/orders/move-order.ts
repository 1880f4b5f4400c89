import { type OrderStatus, orderStatusesBefore } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import type { Order } from '../../payload-types.ts'

interface MoveOptions {
  payload: Payload
  order: Pick<Order, 'id'>
  to: OrderStatus
  data: Partial<Order>
  /** Further conditions. */
  where?: Condition<'orders'>[]
}

/** Moves an order to another status by one conditional update; null when its stored status does not allow the move. */
export function moveOrder({ payload, order, to, data, where = [] }: MoveOptions): Promise<Order | null> {
  return updateOrder({
    payload,
    order,
    where: [{ status: { in: orderStatusesBefore(to) } }, ...where],
    data: { ...data, status: to },
  })
}

/** Updates an order under further conditions by one conditional update; null when they do not hold. */
export function updateOrder({
  payload,
  order,
  where,
  data,
}: Omit<MoveOptions, 'to' | 'data' | 'where'> & {
  where: Condition<'orders'>[]
  data: Changes<'orders'>
}): Promise<Order | null> {
  return changeOne({ payload, collection: 'orders', where: { and: [{ id: { equals: order.id } }, ...where] }, data })
}
