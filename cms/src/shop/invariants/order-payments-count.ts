import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isPaid, PAYMENT_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Order, Payment } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every payment of an order counts for it, or is being refunded. */
export const orderPaymentsCount: Invariant = {
  name: 'payment-without-order',
  label: 'Payment that no order counts',
  advice:
    'Compare the payment with the orders of this student. If the order is paid by another payment, refund this one.',
  async *find({ payload, now }) {
    const where: Condition<'payments'> = {
      and: [
        { purpose: { equals: 'order' } },
        { status: { in: PAYMENT_STATUSES.filter(isPaid) } },
        { issue: { exists: false } },
        { paidAt: { less_than: overdueBefore('effects', now) } },
      ],
    }
    for await (const payments of walkRecords({ payload, collection: 'payments', where })) {
      const orders = await ordersOf(payload, payments)
      for (const payment of payments) {
        const { id, subjectId, transactionId, description, amountPaise, refundHeldPaise } = payment
        if (orders.get(subjectId)?.paymentId === transactionId || refundHeldPaise === amountPaise) continue
        const text = `Payment ${transactionId} (${description}) is paid, but its order does not count it.`
        yield { subject: transactionId, text, href: `/collections/payments/${id}` }
      }
    }
  },
}

async function ordersOf(payload: Payload, payments: readonly Payment[]): Promise<Map<string, Order>> {
  const ids = payments.map(({ subjectId }) => subjectId).filter((id) => isRecordIdIn(payload, id))
  const rows = await readRows({ payload, collection: 'orders', where: { id: { in: ids } } })
  return new Map(rows.map((order) => [order.id, order]))
}
