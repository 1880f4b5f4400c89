import { PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { csvRupees, csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'

export const receiptsExport = csvExport({
  name: 'receipts',
  collection: 'receipts',
  newestBy: 'issuedAt',
  fields: [
    'number',
    'issuedAt',
    'paidAt',
    'studentName',
    'purpose',
    'description',
    'amountPaise',
    'taxLabel',
    'transactionId',
    'replaces',
    'replacedAt',
    'replacedBy',
    'studentId',
    'subjectId',
  ],
  columns: [
    { name: 'number', label: 'Number', value: ({ number }) => number },
    { name: 'issuedAt', label: 'Date', as: 'moment', value: ({ issuedAt }) => csvTime(issuedAt) },
    { name: 'paidAt', label: 'Paid on', as: 'moment', value: ({ paidAt }) => csvTime(paidAt) },
    { name: 'studentName', label: 'Received from', value: ({ studentName }) => studentName },
    { name: 'kind', label: 'Kind', value: ({ purpose }) => PURPOSE_LABELS[purpose] },
    { name: 'description', label: 'For', value: ({ description }) => description },
    { name: 'amount', label: 'Amount (₹)', as: 'amount', value: ({ amountPaise }) => csvRupees(amountPaise) },
    { name: 'tax', label: 'Tax', value: ({ taxLabel }) => taxLabel },
    { name: 'transactionId', label: 'Transaction ID', value: ({ transactionId }) => transactionId },
    { name: 'replaces', label: 'Replaces', value: ({ replaces }) => replaces },
    {
      name: 'replacedBy',
      label: 'Replaced by',
      value: ({ replacedAt, replacedBy }) => replacedBy ?? (replacedAt ? 'Replaced' : ''),
    },
    { name: 'studentId', label: 'Student ID', value: ({ studentId }) => studentId },
    { name: 'subjectId', label: 'Subject ID', value: ({ subjectId }) => subjectId },
  ],
})
