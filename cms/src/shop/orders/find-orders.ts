import { isOrderNumber } from '@pravesh/shared/shop/orders/order-number'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'

/** Upper bound on the orders of one buyer that are read; older ones are left out. */
const MAX_ORDERS = 500

interface OwnOptions {
  payload: Payload
  studentId: string
  id: string
}

/** Finds an order by an untrusted id or number; null when there is none. Callers must check access themselves. */
export async function findOrder(payload: Payload, id: string): Promise<Order | null> {
  if (isOrderNumber(id)) {
    return readRow({ payload, collection: 'orders', where: { orderNumber: { equals: id } } })
  }
  return isRecordId(id) ? readRow({ payload, collection: 'orders', where: { id: { equals: id } } }) : null
}

/** Throws a Problem (404) when the order does not exist. */
export async function requireOrder(payload: Payload, id: string): Promise<Order> {
  const order = await findOrder(payload, id)
  if (order === null) throw notFound('order')
  return order
}

/** Throws a Problem (404) when the order does not exist or belongs to another student. */
export async function ownOrder({ payload, studentId, id }: OwnOptions): Promise<Order> {
  const order = await findOrder(payload, id)
  if (order?.studentId !== studentId) throw notFound('order')
  return order
}

/** The orders of a student, latest attempt to pay first; those without an attempt come last. */
export async function findOrders(payload: Payload, studentId: string): Promise<Order[]> {
  return readRows({
    payload,
    collection: 'orders',
    where: { studentId: { equals: studentId } },
    sort: ['-attemptedAt', '-createdAt'],
    limit: MAX_ORDERS,
  })
}
