import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Order } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { linesOf } from '../orders/order-lines.ts'
import { saleKey } from '../stock/order-stock.ts'

/** Every paid order has taken its copies. */
export const paidOrdersTakeStock: Invariant = {
  name: 'order-without-sale',
  label: 'Paid order whose copies were not taken',
  advice: 'Tell an administrator. Correct the stock of the book only after the cause is known.',
  async *find({ payload, now }) {
    for await (const orders of paidBatches(payload, now)) {
      const sold = await salesOf(payload, orders)
      for (const order of orders) {
        const missing = linesOf(order).filter(({ bookId }) => !sold.has(saleKey(bookId, order.id)))
        if (missing.length === 0) continue
        const names = missing.map(({ name }) => name).join(', ')
        const text = `Order ${order.orderNumber} is paid, but the stock has no sale of ${names}.`
        yield { subject: order.id, text, href: hrefOf(order) }
      }
    }
  },
}

/** Every paid order has a parcel. */
export const paidOrdersShip: Invariant = {
  name: 'order-without-shipment',
  label: 'Paid order without a shipment',
  advice: 'The portal retries every few minutes. If this stays for an hour, tell an administrator.',
  async *find({ payload, now }) {
    for await (const orders of paidBatches(payload, now)) {
      const shipped = await shippedOf(payload, orders)
      for (const order of orders) {
        if (shipped.has(order.id)) continue
        const text = `Order ${order.orderNumber} is paid, but it has no shipment.`
        yield { subject: order.id, text, href: hrefOf(order) }
      }
    }
  },
}

const hrefOf = ({ id }: Order) => `/collections/orders/${id}`

function paidBatches(payload: Payload, now: Date) {
  const where: Condition<'orders'> = {
    and: [{ status: { in: orderStatusesIn(isInForce) } }, { paidAt: { less_than: overdueBefore('effects', now) } }],
  }
  return walkRecords({ payload, collection: 'orders', where })
}

async function salesOf(payload: Payload, orders: readonly Order[]): Promise<Set<string>> {
  const rows = await readRows({
    payload,
    collection: 'stock-movements',
    where: { and: [{ kind: { equals: 'sale' } }, { orderId: { in: orders.map(({ id }) => id) } }] },
  })
  return new Set(rows.map(({ key }) => key))
}

async function shippedOf(payload: Payload, orders: readonly Order[]): Promise<Set<string>> {
  const rows = await readRows({
    payload,
    collection: 'shipments',
    where: { orderId: { in: orders.map(({ id }) => id) } },
  })
  return new Set(rows.map(({ orderId }) => orderId))
}
