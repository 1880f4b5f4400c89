import { REFUND_KIND_LABELS, REFUND_LABELS } from '@pravesh/shared/payments/refunds/status'
import { csvRupees, csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'
import { utrOf } from '../refunds/utr-of.ts'

export const refundsExport = csvExport({
  name: 'refunds',
  collection: 'refunds',
  newestBy: 'requestedAt',
  fields: [
    'refundId',
    'requestedAt',
    'decidedAt',
    'status',
    'kind',
    'amountPaise',
    'transactionId',
    'provider',
    'providerReference',
    'bankReference',
    'reason',
    'note',
    'requestedBy',
    'studentId',
  ],
  columns: [
    { name: 'refundId', label: 'Refund ID', value: ({ refundId }) => refundId },
    { name: 'requestedAt', label: 'Requested on', as: 'moment', value: ({ requestedAt }) => csvTime(requestedAt) },
    { name: 'decidedAt', label: 'Completed on', as: 'moment', value: ({ decidedAt }) => csvTime(decidedAt) },
    { name: 'status', label: 'State', value: ({ status }) => REFUND_LABELS[status] },
    { name: 'kind', label: 'Kind', value: ({ kind }) => REFUND_KIND_LABELS[kind] },
    { name: 'amount', label: 'Amount (₹)', as: 'amount', value: ({ amountPaise }) => csvRupees(amountPaise) },
    { name: 'transactionId', label: 'Transaction ID of the payment', value: ({ transactionId }) => transactionId },
    { name: 'provider', label: 'Payment provider', value: ({ provider }) => provider },
    { name: 'providerReference', label: 'Provider reference', value: ({ providerReference }) => providerReference },
    { name: 'utr', label: 'Bank reference (UTR)', value: (refund) => utrOf(refund) },
    { name: 'reason', label: 'Reason', value: ({ reason }) => reason },
    { name: 'note', label: 'What went wrong', value: ({ note }) => note },
    { name: 'requestedBy', label: 'Requested by', value: ({ requestedBy }) => requestedBy },
    { name: 'studentId', label: 'Student ID', value: ({ studentId }) => studentId },
  ],
})
