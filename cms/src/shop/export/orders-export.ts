import { ORDER_LABELS } from '@pravesh/shared/shop/orders/status'
import { csvRupees, csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'

export const ordersExport = csvExport({
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
  ],
  columns: [
    { name: 'orderNumber', label: 'Order', value: ({ orderNumber }) => orderNumber },
    { name: 'createdAt', label: 'Ordered on', value: ({ createdAt }) => csvTime(createdAt) },
    { name: 'paidAt', label: 'Paid on', value: ({ paidAt }) => csvTime(paidAt) },
    { name: 'status', label: 'State', value: ({ status }) => ORDER_LABELS[status] },
    { name: 'books', label: 'Books', value: ({ summary }) => summary },
    { name: 'buyer', label: 'Buyer', value: ({ buyerName }) => buyerName },
    { name: 'pin', label: 'PIN code', value: ({ address }) => address.pin },
    { name: 'booksAmount', label: 'Books (₹)', value: ({ booksPaise }) => csvRupees(booksPaise) },
    { name: 'delivery', label: 'Delivery (₹)', value: ({ deliveryPaise }) => csvRupees(deliveryPaise) },
    { name: 'total', label: 'Total (₹)', value: ({ totalPaise }) => csvRupees(totalPaise) },
    { name: 'refunded', label: 'Refunded (₹)', value: ({ refundedPaise }) => csvRupees(refundedPaise ?? 0) },
    { name: 'transactionId', label: 'Transaction ID', value: ({ paymentId }) => paymentId },
  ],
})
