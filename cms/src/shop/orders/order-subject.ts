import type { FindSubject } from '../../contact/index.ts'
import { findOrder } from './find-orders.ts'

/** A student's own order, to ask about. */
export const orderSubject: FindSubject = async ({ payload, studentId, id }) => {
  const order = await findOrder(payload, id)
  return order?.studentId === studentId ? { id: order.id, name: order.orderNumber, place: null } : null
}
