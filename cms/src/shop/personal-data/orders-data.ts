import { formatPaise } from '@pravesh/shared/platform/money'
import { hasReceivedMoney, ORDER_LABELS, orderStatusesIn } from '@pravesh/shared/shop/orders/status'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Order } from '../../payload-types.ts'
import { latestOf } from '../../portal/latest-of.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { orderCopies, withdrawnReturnsOf } from '../lines/order-copies.ts'
import { findOrders } from '../orders/find-orders.ts'

/**
 * Export and erasure of a student's book orders. An account with paid orders cannot be deleted, because accounting records
 * must be retained.
 */
export const ordersData: PersonalData = {
  section: 'orders',
  exportData: async ({ payload, studentId }) => (await findOrders(payload, studentId)).map(exported),
  retentionReason: async ({ payload, studentId }) => {
    const order = await readRow({ payload, collection: 'orders', where: paidBy(studentId) })
    return (
      order &&
      `You cannot delete this account, because we received money for order ${order.orderNumber}. We must keep the records of payments.`
    )
  },
  erase: async ({ payload, studentId }) => {
    await deleteRows({ payload, collection: 'orders', where: { studentId: { equals: studentId } } })
  },
  find: async ({ payload, studentId }) => {
    const paid = await readRows({ payload, collection: 'orders', where: paidBy(studentId) })
    const all = await countRows({ payload, collection: 'orders', where: { studentId: { equals: studentId } } })
    return [
      { kind: 'unpaidOrders', count: all - paid.length },
      {
        kind: 'paidOrders',
        count: paid.length,
        latestAt: latestOf(paid.map(({ paidAt, createdAt }) => paidAt ?? createdAt)),
      },
    ]
  },
  eraseInPart: async ({ payload, studentId }) => {
    const where: Condition<'orders'> = {
      and: [{ studentId: { equals: studentId } }, { status: { not_in: orderStatusesIn(hasReceivedMoney) } }],
    }
    await deleteRows({ payload, collection: 'orders', where })
  },
}

const paidBy = (studentId: string) =>
  ({
    and: [{ studentId: { equals: studentId } }, { status: { in: orderStatusesIn(hasReceivedMoney) } }],
  }) satisfies Condition<'orders'>

function exported(order: Order) {
  const { address, addressChangedAt, cancelledAt, returnRequestedAt, returnReason, returnNote } = order
  const { returnSendTo, returnAnswer } = order
  const withdrawn = withdrawnReturnsOf(order)
  const became = orderCopies(order).map(({ name, cancelled, returned }) => ({ name, cancelled, returned }))
  return {
    order: order.orderNumber,
    orderedAt: order.createdAt,
    books: order.summary,
    total: formatPaise(order.totalPaise),
    delivery: formatPaise(order.deliveryPaise),
    state: ORDER_LABELS[order.status],
    address: { ...address },
    ...(addressChangedAt && { addressChangedAt }),
    ...(order.paidAt && {
      paidAt: order.paidAt,
      transactionId: order.paymentId,
      refunded: formatPaise(order.refundedPaise ?? 0),
    }),
    ...(became.some(({ cancelled, returned }) => cancelled + returned > 0) && { copies: became }),
    ...(cancelledAt && { cancelledAt }),
    ...(withdrawn.length > 0 && { returnsWithdrawnAt: withdrawn.map(({ at }) => at) }),
    ...(returnRequestedAt && { returnRequestedAt, returnReason, returnNote, returnSendTo, returnAnswer }),
  }
}
