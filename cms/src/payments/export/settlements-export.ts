import { settledPaise } from '@pravesh/shared/payments/reconcile/settlement-faults'
import { csvRupees, csvTime } from '../../admin-kit/export/csv.ts'
import { csvExport } from '../../admin-kit/export/csv-export.ts'

const KINDS = { payment: 'Payment', refund: 'Refund' } as const

export const settlementsExport = csvExport({
  name: 'settlements',
  collection: 'settlement-lines',
  hasOwnLink: true,
  newestBy: 'settledAt',
  fields: [
    'day',
    'settledAt',
    'provider',
    'settlementId',
    'bankReference',
    'kind',
    'transactionId',
    'amountPaise',
    'feePaise',
    'taxPaise',
  ],
  columns: [
    { name: 'day', label: 'Day', as: 'day', value: ({ day }) => day },
    { name: 'settledAt', label: 'Settled on', as: 'moment', value: ({ settledAt }) => csvTime(settledAt) },
    { name: 'provider', label: 'Payment provider', value: ({ provider }) => provider },
    { name: 'settlementId', label: 'Settlement', value: ({ settlementId }) => settlementId },
    { name: 'bankReference', label: 'Bank reference (UTR)', value: ({ bankReference }) => bankReference },
    { name: 'kind', label: 'Kind', value: ({ kind }) => KINDS[kind] },
    { name: 'transactionId', label: 'Transaction ID', value: ({ transactionId }) => transactionId },
    { name: 'amount', label: 'Amount (₹)', as: 'amount', value: ({ amountPaise }) => csvRupees(amountPaise) },
    { name: 'fee', label: 'Gateway fee (₹)', as: 'amount', value: ({ feePaise }) => csvRupees(feePaise) },
    { name: 'tax', label: 'GST on the fee (₹)', as: 'amount', value: ({ taxPaise }) => csvRupees(taxPaise) },
    { name: 'settled', label: 'Settled (₹)', as: 'amount', value: (line) => settledPaise(line) / 100 },
  ],
})
