import { CHANNEL_LABELS } from '@pravesh/shared/payments/channels'
import { ISSUE_LABELS } from '@pravesh/shared/payments/issues'
import { PAGE_LABELS } from '@pravesh/shared/payments/owed/page-state'
import { PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { isOpen, STAFF_LABELS } from '@pravesh/shared/payments/status'
import { csvRupees, csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'

export const paymentsExport = csvExport({
  name: 'payments',
  collection: 'payments',
  hasOwnLink: true,
  newestBy: 'startedAt',
  fields: [
    'transactionId',
    'startedAt',
    'paidAt',
    'status',
    'pageState',
    'issue',
    'purpose',
    'description',
    'amountPaise',
    'refundedPaise',
    'channel',
    'provider',
    'providerReference',
    'providerPaymentId',
    'bankReference',
    'method',
    'merchantId',
    'studentId',
    'subjectId',
  ],
  columns: [
    { name: 'transactionId', label: 'Transaction ID', value: ({ transactionId }) => transactionId },
    { name: 'startedAt', label: 'Started on', value: ({ startedAt }) => csvTime(startedAt) },
    { name: 'paidAt', label: 'Paid on', value: ({ paidAt }) => csvTime(paidAt) },
    { name: 'status', label: 'State', value: ({ status }) => STAFF_LABELS[status] },
    {
      name: 'page',
      label: 'Payment page',
      value: ({ status, pageState }) => (isOpen(status) && pageState ? PAGE_LABELS[pageState] : ''),
    },
    { name: 'issue', label: 'Issue', value: ({ issue }) => issue && ISSUE_LABELS[issue] },
    { name: 'kind', label: 'Kind', value: ({ purpose }) => PURPOSE_LABELS[purpose] },
    { name: 'description', label: 'For', value: ({ description }) => description },
    { name: 'amount', label: 'Amount (₹)', value: ({ amountPaise }) => csvRupees(amountPaise) },
    { name: 'refunded', label: 'Refunded (₹)', value: ({ refundedPaise }) => csvRupees(refundedPaise ?? 0) },
    { name: 'channel', label: 'Channel', value: ({ channel }) => CHANNEL_LABELS[channel ?? 'online'] },
    { name: 'provider', label: 'Payment provider', value: ({ provider }) => provider },
    { name: 'providerReference', label: 'Provider reference', value: ({ providerReference }) => providerReference },
    { name: 'providerPaymentId', label: 'Payment ID at the provider', value: (payment) => payment.providerPaymentId },
    { name: 'bankReference', label: 'Bank reference (UTR)', value: ({ bankReference }) => bankReference },
    { name: 'method', label: 'Paid by', value: ({ method }) => method },
    { name: 'merchantId', label: 'Merchant ID', value: ({ merchantId }) => merchantId },
    { name: 'studentId', label: 'Student ID', value: ({ studentId }) => studentId },
    { name: 'subjectId', label: 'Subject ID', value: ({ subjectId }) => subjectId },
  ],
})
