import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { MIN_REFUND_PAISE } from '@pravesh/shared/payments/refunds/limits'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { hasReceivedMoney, isInForce, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Order, Payment } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { cancellationsOf, orderCopies, returnsOf } from '../lines/order-copies.ts'
import { putBackKey } from '../stock/put-back-order.ts'

/** A part of an order whose effects must have been applied. */
interface Part {
  kind: 'cancellation' | 'return'
  number: string | undefined
  items: readonly OrderItem[]
  refundPaise: number
  restocks: boolean
}

/** What was cancelled and returned of an order is in stock and refunded, and never more than was ordered. */
export const partsAgree: Invariant = {
  name: 'order-parts-disagree',
  label: 'Order whose cancelled or returned copies do not agree with stock or refunds',
  advice: 'The portal retries every few minutes. If this stays for an hour, tell an administrator.',
  async *find({ payload, now }) {
    const before = overdueBefore('effects', now)
    const where: Condition<'orders'> = {
      and: [{ status: { in: orderStatusesIn(hasReceivedMoney) } }, { paidAt: { less_than: before } }],
    }
    for await (const all of walkRecords({ payload, collection: 'orders', where })) {
      const orders = all.filter((order) => order.partRequestedAt || partsOf(order, before).length > 0)
      if (orders.length === 0) continue
      const [putBack, payments] = await Promise.all([putBackOf(payload, orders), paymentsOf(payload, orders)])
      for (const order of orders) {
        const parts = partsOf(order, before)
        const payment = payments.get(order.paymentId ?? '')
        const problem =
          requestProblem(order, before) ??
          copiesProblem(order) ??
          stockProblem(order, parts, putBack) ??
          refundProblem(parts, payment)
        if (problem === null) continue
        const text = `Order ${order.orderNumber}: ${problem}`
        yield { subject: order.id, text, href: `/collections/orders/${order.id}` }
      }
    }
  },
}

/** The parts that are older than effects take. */
function partsOf(order: Order, before: string): Part[] {
  const cancelled = cancellationsOf(order).map((part, index) => ({
    ...part,
    kind: 'cancellation' as const,
    number: String(index + 1),
    restocks: true,
  }))
  const returned = returnsOf(order).map((part, index) => ({
    ...part,
    kind: 'return' as const,
    number: index === 0 ? undefined : String(index + 1),
  }))
  return [...cancelled, ...returned].filter(({ at }) => at < before)
}

function requestProblem({ status, partRequestedAt }: Order, before: string): string | null {
  if (!isInForce(status) || !partRequestedAt || partRequestedAt >= before) return null
  return 'the cancellation of a part is not finished, so its parcel waits.'
}

function copiesProblem(order: Order): string | null {
  const over = orderCopies(order).find(({ units, cancelled, returning, returned, rejected }) => {
    return cancelled + returning + returned + rejected > units
  })
  return over ? `more copies of ${over.name} were cancelled and returned than ordered.` : null
}

function stockProblem(order: Order, parts: readonly Part[], putBack: ReadonlyMap<string, number>): string | null {
  for (const { kind, number: part, items, restocks } of parts) {
    for (const { bookId, units } of items) {
      const change = putBack.get(putBackKey({ bookId, kind, orderId: order.id, part })) ?? 0
      if (change !== (restocks ? units : 0)) return `${change} of ${units} copies of a ${kind} are in the stock again.`
    }
  }
  return null
}

function refundProblem(parts: readonly Part[], payment: Payment | undefined): string | null {
  const promised = parts.filter(({ refundPaise }) => refundPaise >= MIN_REFUND_PAISE)
  const duePaise = promised.reduce((total, { refundPaise }) => total + refundPaise, 0)
  const refundedPaise = payment?.refundHeldPaise ?? 0
  if (refundedPaise >= duePaise) return null
  return `${formatPaise(refundedPaise)} of ${formatPaise(duePaise)} for cancelled and returned copies is refunded.`
}

/** Copies that were put back, by the key of the movement. */
async function putBackOf(payload: Payload, orders: readonly Order[]): Promise<Map<string, number>> {
  const where = {
    and: [{ kind: { in: ['cancellation', 'return'] } }, { orderId: { in: orders.map(({ id }) => id) } }],
  } satisfies Condition<'stock-movements'>
  const rows = await readRows({ payload, collection: 'stock-movements', where })
  return new Map(rows.map(({ key, change }) => [key, change]))
}

async function paymentsOf(payload: Payload, orders: readonly Order[]): Promise<Map<string, Payment>> {
  const ids = orders.flatMap(({ paymentId }) => paymentId ?? [])
  const rows = await readRows({ payload, collection: 'payments', where: { transactionId: { in: ids } } })
  return new Map(rows.map((payment) => [payment.transactionId, payment]))
}
