import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import { ORDER_LABELS } from '@pravesh/shared/shop/orders/status'
import { csvRupees, csvTime } from '../../admin-kit/export/csv.ts'
import { csvRowExport } from '../../admin-kit/export/csv-export.ts'
import { owedForOrders } from '../orders/order-owed.ts'

export const ordersExport = csvRowExport({
  name: 'orders',
  collection: 'orders',
  hasOwnLink: true,
  newestBy: 'createdAt',
  fields: [
    'orderNumber',
    'createdAt',
    'paidAt',
    'status',
    'summary',
    'buyerName',
    'address',
    'booksPaise',
    'deliveryPaise',
    'totalPaise',
    'refundedPaise',
    'paymentId',
    'cancelledAt',
  ],
  rowsOf: async ({ payload, records }) => {
    const owed = await owedForOrders({ payload, orders: records, now: new Date() })
    return records.map((order) => ({ ...order, owed: owed.get(order.id) }))
  },
  columns: [
    { name: 'orderNumber', label: 'Order', value: ({ orderNumber }) => orderNumber },
    { name: 'createdAt', label: 'Ordered on', as: 'moment', value: ({ createdAt }) => csvTime(createdAt) },
    { name: 'paidAt', label: 'Paid on', as: 'moment', value: ({ paidAt }) => csvTime(paidAt) },
    { name: 'status', label: 'State', value: ({ status }) => ORDER_LABELS[status] },
    { name: 'payment', label: 'Payment', value: ({ owed }) => owed && OWED_LABELS[owed.state] },
    { name: 'books', label: 'Books', value: ({ summary }) => summary },
    { name: 'buyer', label: 'Buyer', value: ({ buyerName }) => buyerName },
    { name: 'pin', label: 'PIN code', value: ({ address }) => address.pin },
    { name: 'booksAmount', label: 'Books (₹)', as: 'amount', value: ({ booksPaise }) => csvRupees(booksPaise) },
    { name: 'delivery', label: 'Delivery (₹)', as: 'amount', value: ({ deliveryPaise }) => csvRupees(deliveryPaise) },
    { name: 'total', label: 'Total (₹)', as: 'amount', value: ({ totalPaise }) => csvRupees(totalPaise) },
    {
      name: 'refunded',
      label: 'Refunded (₹)',
      as: 'amount',
      value: ({ refundedPaise }) => csvRupees(refundedPaise ?? 0),
    },
    { name: 'transactionId', label: 'Transaction ID', value: ({ paymentId }) => paymentId },
  ],
})
