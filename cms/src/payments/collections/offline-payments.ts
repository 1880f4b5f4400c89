import { CHANNEL_LABELS, OFFLINE_CHANNELS } from '@pravesh/shared/payments/channels'
import { OFFLINE_LABELS, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { PAYMENT_PURPOSES, PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import type { CollectionConfig } from 'payload'
import { studentField } from '../../accounts/index.ts'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { withSearch } from '../../database/search/search-source.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, placeFields, placeIndexes } from '../../staff/index.ts'
import { moneyListSearch } from '../search/find-money.ts'
import { offlinePaymentSearch } from '../search/money-search.ts'

const timestamp = { date: MOMENT } as const
const hidden = { admin: { hidden: true } } as const

const facts: FactField[] = [
  {
    name: 'description',
    type: 'text',
    required: true,
    label: 'For',
    admin: { components: { Cell: '/admin-kit/fields/StoredTextCell.tsx#StoredTextCell' } },
  },
  moneyField({ name: 'amountPaise', label: 'Amount' }),
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    label: 'State',
    options: OFFLINE_STATUSES.map((value) => ({ value, label: OFFLINE_LABELS[value] })),
  },
  {
    name: 'channel',
    type: 'select',
    required: true,
    label: 'Channel',
    options: OFFLINE_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
  },
  { name: 'reference', type: 'text', required: true, index: true, label: 'Reference' },
  { name: 'bank', type: 'text', label: 'Bank' },
  { name: 'instrumentOn', type: 'text', label: 'Date on it' },
  // The day for accounts, receipts and the financial year.
  { name: 'receivedOn', type: 'text', required: true, index: true, label: 'Received on' },
  // Later than the day received when that day was closed. (closing/booked-day.ts)
  { name: 'bookedOn', type: 'text', index: true, label: 'Day of the counter' },
  {
    name: 'purpose',
    type: 'select',
    required: true,
    label: 'Kind',
    options: PAYMENT_PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] })),
  },
  // The id of the payment that a confirmation creates; with several fees, of the first.
  { name: 'transactionId', type: 'text', required: true, unique: true, label: 'Transaction ID' },
  { name: 'enteredBy', type: 'text', required: true, label: 'Entered by' },
  { name: 'enteredAt', type: 'date', required: true, index: true, label: 'Entered on', admin: timestamp },
  { name: 'decidedBy', type: 'text', label: 'Decided by' },
  { name: 'decidedAt', type: 'date', label: 'Decided on', admin: timestamp },
  { name: 'reason', type: 'textarea', label: 'Reason for the rejection' },
  { name: 'clearedOn', type: 'text', label: 'Cleared on' },
  { name: 'clearedBy', type: 'text', label: 'Cleared by' },
  { name: 'bouncedOn', type: 'text', label: 'Bounced on' },
  { name: 'bouncedBy', type: 'text', label: 'Bounce entered by' },
  { name: 'bounceReason', type: 'textarea', label: 'Reason of the bank' },
]

const offlineRecords: CollectionConfig = {
  slug: 'offline-payments',
  labels: { singular: 'Offline payment', plural: 'Offline payments' },
  access: accessTo('offline-payments'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'description',
    defaultColumns: [
      'description',
      'studentId',
      'amountPaise',
      'channel',
      'reference',
      'status',
      'enteredBy',
      'enteredAt',
    ],
    description:
      'Challans, cash, transfers, UPI, drafts and cheques. One person enters a payment, another confirms it.',
    components: {
      beforeListTable: ['/payments/admin/parts.ts#EnterOfflinePayment'],
    },
  },
  defaultSort: '-enteredAt',
  lockDocuments: false,
  disableDuplicate: true,
  indexes: placeIndexes('enteredAt'),
  fields: [
    ...asFacts({ heading: 'Offline payment', fields: facts }),
    {
      name: 'similar',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/payments/offline/admin/SimilarPayments.tsx#SimilarPayments' },
      },
    },
    {
      name: 'decide',
      type: 'ui',
      admin: { components: { Field: '/payments/admin/parts.ts#DecideOfflinePayment' } },
    },
    studentField(),
    ...placeFields,
    // The page says what it is for under “For”.
    { name: 'subjectId', type: 'text', required: true, index: true, admin: { hidden: true } },
    // `StoredAllocation[]`: what it is for. Older entries have none and are for their subject. (allocations.ts)
    { name: 'allocations', type: 'json', ...hidden },
    // The same reference cannot be entered twice for the same subject, unless its first entry was rejected.
    { name: 'referenceKey', type: 'text', required: true, unique: true, ...hidden },
    { name: 'proof', type: 'relationship', relationTo: 'payment-proofs', required: true, ...hidden },
    // The bank line that it was entered from, and who imported it. (statement/enter-line.ts)
    { name: 'bankLineId', type: 'text', index: true, ...hidden },
    { name: 'importedById', type: 'text', ...hidden },
    { name: 'enteredById', type: 'text', required: true, ...hidden },
    { name: 'decidedById', type: 'text', ...hidden },
    // When the payment of a confirmed entry was created and its effects applied.
    { name: 'settledAt', type: 'date', ...hidden },
    ...leaseFields(),
  ],
}

/** Payments received outside the provider. One member of staff enters them, another confirms them. (decision 0033) */
export const offlinePayments = withSearch(
  withListSearch(
    offlineRecords,
    moneyListSearch({
      fields: ['reference', 'description', 'transactionId'],
      words: 'payer, phone, e-mail, reference, or number of application, order, receipt or transaction',
      references: [],
      byReceipt: { field: 'transactionId', of: 'transactionId' },
    }),
  ),
  offlinePaymentSearch,
)
