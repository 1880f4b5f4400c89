import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { notFound } from '../../foundation/problem.ts'
import type { Order } from '../../payload-types.ts'
import { findOrder } from './find-orders.ts'

interface ReferenceOptions {
  payload: Payload
  studentId: string
  /** Id or number of the order, or any other text. */
  id: string
  /** The transaction id that the client sent with the order; empty if it has none. */
  reference: string
}

/**
 * A student's own order by its id or number, or else by the transaction id that the client sent with it: clients of the
 * contract know nothing else. Throws a Problem (404) when there is none.
 */
export async function orderOfReference({ payload, studentId, id, reference }: ReferenceOptions): Promise<Order> {
  const named = await findOrder(payload, id)
  if (named?.studentId === studentId) return named
  if (named !== null || reference === '') throw notFound('order')
  const rows = await readRows({
    payload,
    collection: 'orders',
    where: { and: [{ studentId: { equals: studentId } }, { clientReference: { equals: reference } }] },
    sort: '-createdAt',
    limit: 1,
  })
  const [order] = rows
  if (!order) throw notFound('order')
  return order
}
