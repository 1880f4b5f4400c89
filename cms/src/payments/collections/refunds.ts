import {
  REFUND_KIND_LABELS,
  REFUND_KINDS,
  REFUND_LABELS,
  REFUND_STATUSES,
} from '@pravesh/shared/payments/refunds/status'
import type { CollectionConfig } from 'payload'
import { studentField } from '../../accounts/index.ts'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

const isSet = (name: string) => (data: Record<string, unknown>) => Boolean(data[name])
const sidebar = { position: 'sidebar' } as const
const timestamp = { ...sidebar, date: { pickerAppearance: 'dayAndTime' } } as const

/** Refunds of payments. Their sum never exceeds the payment. Staff request them on the payment's page. (decision 0033) */
export const refunds: CollectionConfig = {
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
    listSearchableFields: ['refundId', 'transactionId', 'providerReference', 'bankReference', 'studentId'],
    description: 'All refunds. To request one, open the payment. The portal updates refunds with the payment provider.',
  },
  defaultSort: '-requestedAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      label: 'State',
      options: REFUND_STATUSES.map((value) => ({ value, label: REFUND_LABELS[value] })),
      admin: sidebar,
    },
    {
      // Failed, or contradicted by the provider. A later refund of the same payment or a member of staff clears it.
      name: 'needsAttention',
      type: 'checkbox',
      index: true,
      defaultValue: false,
      label: 'Needs attention',
      admin: { ...sidebar, components: { Cell: YES_NO } },
    },
    { name: 'refundId', type: 'text', required: true, unique: true, label: 'Refund ID' },
    moneyField({ name: 'amountPaise', label: 'Amount' }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: 'Kind',
      options: REFUND_KINDS.map((value) => ({ value, label: REFUND_KIND_LABELS[value] })),
    },
    { name: 'reason', type: 'textarea', required: true, label: 'Reason' },
    {
      name: 'calculation',
      type: 'textarea',
      label: 'Calculation shown to staff',
      admin: { condition: isSet('calculation') },
    },
    { name: 'transactionId', type: 'text', required: true, label: 'Transaction ID of the payment' },
    { name: 'paymentId', type: 'text', required: true, index: true, admin: { hidden: true } },
    studentField(),
    { name: 'provider', type: 'text', required: true, label: 'Payment provider' },
    {
      name: 'providerReference',
      type: 'text',
      index: true,
      label: 'Provider reference',
      admin: { condition: isSet('providerReference') },
    },
    {
      name: 'bankReference',
      type: 'text',
      index: true,
      label: 'Bank reference (UTR)',
      admin: { condition: isSet('bankReference') },
    },
    { name: 'note', type: 'textarea', label: 'What went wrong', admin: { condition: isSet('note') } },
    { name: 'requestedBy', type: 'text', required: true, label: 'Requested by' },
    { name: 'requestedById', type: 'text', admin: { hidden: true } },
    {
      // Payment and request; the unique index makes a repeated request return the same refund.
      name: 'requestKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    { name: 'requestedAt', type: 'date', required: true, index: true, label: 'Requested on', admin: timestamp },
    {
      name: 'decidedAt',
      type: 'date',
      label: 'Completed on',
      admin: { ...timestamp, condition: isSet('decidedAt') },
    },
    // When the effects of the outcome were applied.
    { name: 'settledAt', type: 'date', admin: { hidden: true } },
    ...leaseFields({ due: { label: 'Next check', admin: { ...timestamp, condition: isSet('dueAt') } } }),
  ],
}
