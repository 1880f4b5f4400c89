import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Order, Shipment, Student } from '../../payload-types.ts'
import { orderDispatched } from './order-dispatched.ts'
import { type OrderNews, orderNews } from './order-news.ts'

interface OrderOptions {
  payload: Payload
  order: Order
}

/** Queues the e-mail about a paid order. Like all functions here, idempotent: each order has it once. */
export function notifyOrderConfirmed({ payload, order }: OrderOptions): Promise<void> {
  return notify({ payload, order, news: 'confirmed' })
}

/** Queues the e-mail about an order that was paid when the last copy was sold; the whole amount is refunded. */
export function notifyOrderSoldOut({ payload, order }: OrderOptions): Promise<void> {
  return notify({ payload, order, news: 'soldOut', refundPaise: order.totalPaise })
}

/** Queues the e-mail about a cancelled order; the whole amount is refunded. */
export function notifyOrderCancelled({ payload, order }: OrderOptions): Promise<void> {
  return notify({ payload, order, news: 'cancelled', refundPaise: order.totalPaise })
}

/** Queues the e-mail about the decision on a return. Does nothing before there is one. */
export async function notifyReturnDecided({ payload, order }: OrderOptions): Promise<void> {
  const { returnDecision, returnAnswer, returnRefundPaise } = order
  if (!returnDecision) return
  const reason = returnAnswer ?? ''
  if (returnDecision === 'rejected') return notify({ payload, order, news: 'returnRejected', reason })
  await notify({ payload, order, news: 'returnAccepted', reason, refundPaise: returnRefundPaise ?? 0 })
}

/** Queues the e-mail with the tracking link of a parcel that the courier has. */
export async function notifyDispatched({ payload, shipment }: { payload: Payload; shipment: Shipment }): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: shipment.orderId } } })
  const student = order && (await recipient({ payload, order }))
  if (!order || !student) return
  const { courierName, awb, expectedAt, trackingUrl } = shipment
  const link = ordersLink(payload)
  const variables = {
    name: student.name,
    orderNumber: order.orderNumber,
    summary: order.summary,
    courierName: courierName ?? '',
    awb: awb ?? '',
    expectedAt: expectedAt ? new Date(expectedAt) : null,
    trackingLink: trackingUrl || link,
    link,
  }
  const context = { payload, event: order.id, studentId: order.studentId }
  await queueMessage(context, { to: student.email, template: orderDispatched, variables })
}

interface NewsOptions extends OrderOptions {
  news: OrderNews
  refundPaise?: number
  reason?: string
}

async function notify({ payload, order, news, refundPaise = 0, reason = '' }: NewsOptions): Promise<void> {
  const student = await recipient({ payload, order })
  if (student === null) return
  const { orderNumber, summary, totalPaise } = order
  const facts = { orderNumber, summary, totalPaise, refundPaise, reason, link: ordersLink(payload) }
  const context = { payload, event: `${order.id}:${news}`, studentId: order.studentId }
  await queueMessage(context, {
    to: student.email,
    template: orderNews,
    variables: { news, name: student.name, ...facts },
  })
}

/** The buyer with their current address; null when the account no longer exists. */
async function recipient({ payload, order: { studentId } }: OrderOptions): Promise<Student | null> {
  if (!isRecordIdIn(payload, studentId)) return null
  return readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
}

const ordersLink = (payload: Payload) => `${portalOf(payload).env.publicUrl}${paths.orders}`
