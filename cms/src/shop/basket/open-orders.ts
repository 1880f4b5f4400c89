import { isUnpaid, isWithdrawn } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'
import { stockOf } from '../stock/stock-row.ts'

interface OpenOptions {
  payload: Payload
  studentId: string
  bookIds: readonly string[]
}

/** An unpaid order that has copies reserved. */
export interface OpenOrder {
  id: string
  orderNumber: string
  /** The books of the basket of which it has copies. */
  bookIds: string[]
}

/** The unpaid orders of a student that have copies of these books reserved, so that paying for them twice is avoided. */
export async function openOrdersWith({ payload, studentId, bookIds }: OpenOptions): Promise<OpenOrder[]> {
  if (bookIds.length === 0) return []
  const reserved = { and: [{ book: { in: [...bookIds] } }, { heldCopies: { greater_than: 0 } }] }
  const stock = await readRows({ payload, collection: 'book-stock', where: reserved })
  const holds = stock.flatMap((row) =>
    stockOf(row).holds.map(({ orderId }) => ({ orderId, bookId: idOf(row.book) ?? '' })),
  )
  if (holds.length === 0) return []
  const own = { and: [{ id: { in: holds.map(({ orderId }) => orderId) } }, { studentId: { equals: studentId } }] }
  const fields = ['orderNumber', 'status', 'cancelledAt'] as const
  const orders = await readRows({ payload, collection: 'orders', where: own, sort: '-createdAt', fields })
  return orders
    .filter((order) => isUnpaid(order.status) && !isWithdrawn(order))
    .map(({ id, orderNumber }) => ({
      id,
      orderNumber,
      bookIds: holds.flatMap(({ orderId, bookId }) => (orderId === id ? [bookId] : [])),
    }))
}
