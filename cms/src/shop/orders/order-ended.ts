import type { OnEnded } from '../../payments/index.ts'
import { releaseOrder } from '../stock/order-stock.ts'
import { findOrder } from './find-orders.ts'
import { linesOf } from './order-lines.ts'

/** Releases the copies that were reserved for an attempt, unless another attempt of the order needs them. Idempotent. */
export const orderEnded: OnEnded = async ({ payload, payment, now }) => {
  const order = await findOrder(payload, payment.subjectId)
  if (order === null) return
  await releaseOrder({ payload, order, lines: linesOf(order), attempt: payment.transactionId, now })
}
