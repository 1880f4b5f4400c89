import type { CollectionConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { accessTo } from '../../staff/index.ts'

const SETTLEMENT_KINDS = ['payment', 'refund'] as const
const KIND_LABELS: Record<(typeof SETTLEMENT_KINDS)[number], string> = { payment: 'Payment', refund: 'Refund' }

/** What providers report to have settled, one record for each payment or refund of a settlement. */
export const settlementLines: CollectionConfig = {
  slug: 'settlement-lines',
  labels: { singular: 'Settlement line', plural: 'Settlements' },
  access: accessTo('settlement-lines'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'transactionId',
    components: {
      views: { list: { Component: '/payments/settlements/admin/SettlementsView.tsx#SettlementsView' } },
    },
  },
  defaultSort: '-settledAt',
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['day', 'provider'] }],
  fields: [
    // Provider, settlement, transaction and kind. The unique index lets each line exist once. (store-lines.ts)
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'provider', type: 'text', required: true, label: 'Payment provider' },
    { name: 'settlementId', type: 'text', required: true, index: true, label: 'Settlement' },
    { name: 'transactionId', type: 'text', required: true, index: true, label: 'Transaction ID' },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: 'Kind',
      options: SETTLEMENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
    moneyField({ name: 'amountPaise', label: 'Amount' }),
    moneyField({ name: 'feePaise', label: 'Gateway fee' }),
    moneyField({ name: 'taxPaise', label: 'GST on the fee' }),
    { name: 'bankReference', type: 'text', index: true, label: 'Bank reference (UTR)' },
    { name: 'settledAt', type: 'date', required: true, index: true, label: 'Settled on' },
    // The day in India, `YYYY-MM-DD`.
    { name: 'day', type: 'text', required: true, label: 'Day' },
  ],
}
