import {
  REFUND_KIND_LABELS,
  REFUND_KINDS,
  REFUND_LABELS,
  REFUND_STATUSES,
} from '@pravesh/shared/payments/refunds/status'
import type { CollectionConfig } from 'payload'
import { studentField } from '../../accounts/index.ts'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { withSearch } from '../../database/search/search-source.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, placeFields, placeIndexes } from '../../staff/index.ts'
import { moneyListSearch } from '../search/find-money.ts'
import { refundSearch } from '../search/money-search.ts'

const timestamp = { date: MOMENT } as const
const isDue = ({ dueAt }: Record<string, unknown>) => Boolean(dueAt)

const facts: FactField[] = [
  moneyField({ name: 'amountPaise', label: 'Amount' }),
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    label: 'State',
    options: REFUND_STATUSES.map((value) => ({ value, label: REFUND_LABELS[value] })),
  },
  {
    // Failed, or contradicted by the provider. A later refund of the same payment or a member of staff clears it.
    name: 'needsAttention',
    type: 'checkbox',
    index: true,
    defaultValue: false,
    label: 'Needs attention',
    admin: { components: { Cell: YES_NO } },
  },
  { name: 'note', type: 'textarea', label: 'What went wrong' },
  {
    name: 'kind',
    type: 'select',
    required: true,
    label: 'Kind',
    options: REFUND_KINDS.map((value) => ({ value, label: REFUND_KIND_LABELS[value] })),
  },
  { name: 'reason', type: 'textarea', required: true, label: 'Reason' },
  { name: 'calculation', type: 'textarea', label: 'Calculation shown to staff' },
  { name: 'requestedBy', type: 'text', required: true, label: 'Requested by' },
  { name: 'requestedAt', type: 'date', required: true, index: true, label: 'Requested on', admin: timestamp },
  // Reports walk over a period by it.
  { name: 'decidedAt', type: 'date', index: true, label: 'Completed on', admin: timestamp },
  { name: 'refundId', type: 'text', required: true, unique: true, label: 'Refund ID' },
  { name: 'transactionId', type: 'text', required: true, label: 'Transaction ID of the payment' },
  { name: 'provider', type: 'text', required: true, label: 'Payment provider' },
  { name: 'providerReference', type: 'text', index: true, label: 'Provider reference' },
  { name: 'bankReference', type: 'text', index: true, label: 'Bank reference (UTR)' },
]

const refundRecords: CollectionConfig = {
  slug: 'refunds',
  labels: { singular: 'Refund', plural: 'Refunds' },
  access: accessTo('refunds'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'refundId',
    defaultColumns: [
      'refundId',
      'studentId',
      'transactionId',
      'amountPaise',
      'status',
      'kind',
      'requestedBy',
      'requestedAt',
    ],
    description: 'All refunds. To request one, open the payment. The portal updates refunds with the payment provider.',
  },
  defaultSort: '-requestedAt',
  lockDocuments: false,
  disableDuplicate: true,
  indexes: placeIndexes('requestedAt'),
  fields: [
    ...asFacts({ heading: 'Refund', fields: facts }),
    { name: 'paymentId', type: 'text', required: true, index: true, admin: { hidden: true } },
    studentField(),
    ...placeFields,
    { name: 'requestedById', type: 'text', admin: { hidden: true } },
    {
      // Payment and request; the unique index makes a repeated request return the same refund.
      name: 'requestKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    // When the effects of the outcome were applied.
    { name: 'settledAt', type: 'date', admin: { hidden: true } },
    ...leaseFields({ due: { label: 'Next check', admin: { ...timestamp, condition: isDue } } }),
  ],
}

/** Refunds of payments. Their sum never exceeds the payment. Staff request them on the payment's page. (decision 0033) */
export const refunds = withSearch(
  withListSearch(
    refundRecords,
    moneyListSearch({
      fields: ['refundId', 'transactionId', 'providerReference', 'bankReference'],
      words: 'payer, phone, e-mail, or number of application, order, receipt, transaction or refund',
      references: ['providerReference', 'bankReference'],
      byReceipt: { field: 'paymentId', of: 'paymentId' },
    }),
  ),
  refundSearch,
)
