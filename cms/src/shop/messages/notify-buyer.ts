import { addressLines } from '@pravesh/shared/shop/orders/address-lines'
import { summaryOf } from '@pravesh/shared/shop/orders/lines'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { Order, Shipment, Student } from '../../payload-types.ts'
import { cancellationsOf, keptLines, linesOfPart } from '../lines/order-copies.ts'
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

/** Queues the e-mail about a cancelled order; what was not refunded with a part of it is refunded. */
export function notifyOrderCancelled({ payload, order }: OrderOptions): Promise<void> {
  const parts = cancellationsOf(order)
  const refundPaise = parts.reduce((rest, part) => rest - part.refundPaise, order.totalPaise)
  return notify({ payload, order, news: 'cancelled', refundPaise })
}

/** Queues the e-mails about the parts of an order that were cancelled, each once. */
export async function notifyPartsCancelled({ payload, order }: OrderOptions): Promise<void> {
  for (const [index, { items, refundPaise, reason }] of cancellationsOf(order).entries()) {
    const part = summaryOf(linesOfPart(order, items))
    await notify({ payload, order, news: 'partCancelled', number: index + 1, part, refundPaise, reason })
  }
}

/** Queues the e-mail about an address that was changed after the payment. */
export async function notifyAddressChanged({ payload, order }: OrderOptions): Promise<void> {
  const { addressChangedAt: at, paidAt } = order
  if (!at || !paidAt || at < paidAt) return
  await notify({
    payload,
    order,
    news: 'addressChanged',
    number: Date.parse(at),
    part: addressLines(order.address).join(', '),
  })
}

/** Queues the e-mail about a requested address that came too late for the parcel. */
export async function notifyAddressKept({ payload, order }: OrderOptions): Promise<void> {
  const { addressRequestedAt: at } = order
  if (!at) return
  await notify({
    payload,
    order,
    news: 'addressKept',
    number: Date.parse(at),
    part: addressLines(order.address).join(', '),
  })
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
    summary: summaryOf(keptLines(order)),
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
  /** Tells events of the same kind apart, from 1. */
  number?: number
  part?: string
  refundPaise?: number
  reason?: string
  /** The name of the event, by which it is queued once; the news by default. */
  eventName?: string
}

/** Queues an e-mail about an event of an order, once. */
export async function notify(options: NewsOptions): Promise<void> {
  const { payload, order, news, eventName = news, number = 1, part = '', refundPaise = 0, reason = '' } = options
  const student = await recipient({ payload, order })
  if (student === null) return
  const { orderNumber, summary, totalPaise } = order
  const event = number === 1 ? `${order.id}:${eventName}` : `${order.id}:${eventName}:${number}`
  await queueMessage(
    { payload, event, studentId: order.studentId },
    {
      to: student.email,
      template: orderNews,
      variables: {
        news,
        name: student.name,
        orderNumber,
        summary,
        part,
        totalPaise,
        refundPaise,
        reason,
        link: ordersLink(payload),
      },
    },
  )
}

/** The buyer with their current address; null when the account no longer exists. */
async function recipient({ payload, order: { studentId } }: OrderOptions): Promise<Student | null> {
  if (!isRecordIdIn(payload, studentId)) return null
  return readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
}

const ordersLink = (payload: Payload) => `${portalOf(payload).env.publicUrl}${paths.orders}`
