import { CHANNEL_LABELS, PAYMENT_CHANNELS } from '@pravesh/shared/payments/channels'
import { ISSUE_LABELS, PAYMENT_ISSUES } from '@pravesh/shared/payments/issues'
import { PAGE_LABELS, PAGE_STATES } from '@pravesh/shared/payments/owed/page-state'
import { PAYMENT_PURPOSES, PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { isOpen, PAYMENT_STATUSES, STAFF_LABELS } from '@pravesh/shared/payments/status'
import type { CollectionConfig } from 'payload'
import { studentField } from '../../accounts/index.ts'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { requestsField } from '../../contact/index.ts'
import { markField } from '../../database/records/mark-field.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { withSearch } from '../../database/search/search-source.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import type { Payment } from '../../payload-types.ts'
import { accessTo, placeFields, placeIndexes } from '../../staff/index.ts'
import { moneyListSearch } from '../search/find-money.ts'
import { paymentSearch } from '../search/money-search.ts'
import { refundTotals, refundWorkFields } from './refund-fields.ts'

const timestamp = { date: MOMENT } as const
const hasNextCheck = ({ nextCheckAt }: Partial<Payment>) => Boolean(nextCheckAt)
const hasOpenPage = ({ status, pageState }: Partial<Payment>) =>
  status !== undefined && isOpen(status) && Boolean(pageState)

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
    options: PAYMENT_STATUSES.map((value) => ({ value, label: STAFF_LABELS[value] })),
  },
  {
    name: 'issue',
    type: 'select',
    index: true,
    label: 'Issue',
    options: PAYMENT_ISSUES.map((value) => ({ value, label: ISSUE_LABELS[value] })),
  },
  { name: 'issueNote', type: 'textarea', label: 'Issue details' },
  {
    // What the provider last said about an open page. (shared/payments/owed)
    name: 'pageState',
    type: 'select',
    label: 'Payment page',
    options: PAGE_STATES.map((value) => ({ value, label: PAGE_LABELS[value] })),
    admin: { condition: hasOpenPage },
  },
  { name: 'pageStateAt', type: 'date', label: 'Payment page, since', admin: { ...timestamp, condition: hasOpenPage } },
  { name: 'startedAt', type: 'date', required: true, index: true, label: 'Started on', admin: timestamp },
  // Reports walk over a period by it.
  { name: 'paidAt', type: 'date', index: true, label: 'Paid on', admin: timestamp },
  ...refundTotals,
  {
    name: 'purpose',
    type: 'select',
    required: true,
    label: 'Kind',
    options: PAYMENT_PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] })),
  },
  {
    name: 'channel',
    type: 'select',
    defaultValue: 'online',
    label: 'Channel',
    options: PAYMENT_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
  },
  { name: 'method', type: 'text', label: 'Paid by' },
  { name: 'provider', type: 'text', required: true, label: 'Payment provider' },
  { name: 'transactionId', type: 'text', required: true, unique: true, label: 'Transaction ID' },
  { name: 'merchantId', type: 'text', required: true, label: 'Merchant ID' },
  { name: 'providerReference', type: 'text', index: true, label: 'Provider reference' },
  { name: 'providerPaymentId', type: 'text', label: 'Payment ID at the provider' },
  { name: 'bankReference', type: 'text', index: true, label: 'Bank reference (UTR)' },
  // When staff settled a wrong amount, of which the provider goes on to report.
  { name: 'mismatchSettledAt', type: 'date', label: 'Wrong amount settled on', admin: timestamp },
  { name: 'settledAt', type: 'date', label: 'Order, fee or application updated on', admin: timestamp },
]

const paymentRecords: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  access: accessTo('payments'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    components: { beforeListTable: ['/payments/admin/list/PaymentsBar.tsx#PaymentsBar'] },
    useAsTitle: 'transactionId',
    defaultColumns: [
      'transactionId',
      'studentId',
      'description',
      'amountPaise',
      'status',
      'pageState',
      'issue',
      'startedAt',
    ],
    description: 'All payment attempts. The portal updates them with the payment provider, so you cannot edit them.',
  },
  defaultSort: '-startedAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    ...asFacts({ heading: 'Payment', fields: facts }),
    {
      name: 'refunds',
      type: 'ui',
      admin: { components: { Field: '/payments/admin/parts.ts#RefundPanel' } },
    },
    studentField(),
    requestsField('payment'),
    // The offline payment that it is a part of.
    { name: 'offlineId', type: 'text', index: true, admin: { hidden: true } },
    // The page says what it is for under “For”.
    { name: 'subjectId', type: 'text', required: true, index: true, admin: { hidden: true } },
    {
      // The unique index lets only one attempt count for a subject. (check/claim-payment.ts)
      name: 'slot',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    ...placeFields,
    ...refundWorkFields,
    ...leaseFields({
      due: {
        name: 'nextCheckAt',
        label: 'Next check',
        admin: { ...timestamp, position: 'sidebar', condition: hasNextCheck },
      },
    }),
    // Work on what follows from a failed or expired attempt. (check/ended-effects.ts)
    { name: 'endedDueAt', type: 'date', index: true, admin: { hidden: true } },
    markField,
  ],
  // Due checks and effects are looked up every minute and by each scrape, among any number of decided payments.
  indexes: [{ fields: ['status', 'nextCheckAt'] }, ...placeIndexes('startedAt')],
}

/** All payment attempts, successful or not. Staff can only read them. */
export const payments = withSearch(
  withListSearch(
    paymentRecords,
    moneyListSearch({
      fields: ['transactionId', 'merchantId', 'providerReference', 'bankReference'],
      words: 'payer, phone, e-mail, or number of application, order, receipt or transaction',
      references: ['providerReference', 'bankReference'],
      byReceipt: { field: 'id', of: 'paymentId' },
    }),
  ),
  paymentSearch,
)
