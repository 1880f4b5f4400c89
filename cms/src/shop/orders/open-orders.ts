import { isReceived, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { OrderAddress } from '@pravesh/shared/shop/orders/address'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { isUnpaid, isWithdrawn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Order } from '../../payload-types.ts'
import { addressOf } from './order-address.ts'
import { linesOf, quotesOf } from './order-lines.ts'

/** Far above the orders that a student has open at the same time. */
const MAX_RECENT = 50
/** Attempts to pay one order; far above what a person needs. */
const MAX_ATTEMPTS = 50

/** The latest orders of a student, newest first. */
export async function recentOrders(payload: Payload, studentId: string): Promise<Order[]> {
  return readRows({
    payload,
    collection: 'orders',
    where: { studentId: { equals: studentId } },
    sort: '-createdAt',
    limit: MAX_RECENT,
  })
}

interface Content {
  items: readonly OrderItem[]
  address: OrderAddress
}

/** The unpaid order with this content, which is continued instead of placing it a second time. */
export function orderToContinue(recent: readonly Order[], content: Content): Order | undefined {
  const asked = textOf(content)
  return recent.find((order) => {
    if (!isUnpaid(order.status) || isWithdrawn(order) || !hasAttemptsLeft(order)) return false
    return textOf({ items: linesOf(order), address: addressOf(order) }) === asked
  })
}

export function hasAttemptsLeft(order: Pick<Order, 'quotes'>): boolean {
  return quotesOf(order).length < MAX_ATTEMPTS
}

function textOf({ items, address }: Content): string {
  const units = items.map((item) => [item.bookId, item.units] as const)
  return JSON.stringify([units.toSorted(([a], [b]) => a.localeCompare(b)), Object.entries(address).toSorted()])
}

interface ReplacedOptions {
  payload: Payload
  recent: readonly Order[]
  /** Of the order that is placed or paid now. */
  bookIds: readonly string[]
}

/**
 * The unpaid orders with one of these books. A buyer who starts to pay for another order has changed their mind about
 * them, so that they keep no copies reserved. Those whose money has arrived keep theirs.
 */
export async function replacedOrders({ payload, recent, bookIds }: ReplacedOptions): Promise<Order[]> {
  const open = recent.filter(
    (order) =>
      isUnpaid(order.status) && order.attemptedAt && linesOf(order).some(({ bookId }) => bookIds.includes(bookId)),
  )
  if (open.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: {
      and: [
        { purpose: { equals: 'order' } },
        { subjectId: { in: open.map(({ id }) => id) } },
        { status: { in: PAYMENT_STATUSES.filter(isReceived) } },
      ],
    },
  })
  return open.filter(({ id }) => rows.every(({ subjectId }) => subjectId !== id))
}
