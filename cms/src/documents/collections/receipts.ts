import { PAYMENT_PURPOSES, PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import type { CollectionConfig, Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { withSearch } from '../../database/search/search-source.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { moneyListSearch, receiptSearch } from '../../payments/index.ts'
import { accessTo, placeFields, placeIndexes } from '../../staff/index.ts'
import { downloadField } from './download-field.ts'

const timestamp = { date: MOMENT } as const
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const replaced = ({ replacedAt }: Record<string, unknown>) => Boolean(replacedAt)

/** A receipt with a mistake stays and is replaced by one with its own number. (receipts/replace-receipt.ts) */
const replacementFacts: FactField[] = [
  { name: 'replaces', type: 'text', label: 'Replaces receipt' },
  { name: 'replacedBy', type: 'text', label: 'Replaced by receipt', admin: { condition: replaced } },
  { name: 'replacedAt', type: 'date', label: 'Replaced on', admin: timestamp },
  { name: 'replacedByStaff', type: 'text', label: 'Replaced by staff member', admin: { condition: replaced } },
  { name: 'replacementReason', type: 'textarea', label: 'Reason', admin: { condition: replaced } },
]

const facts: FactField[] = [
  { name: 'studentName', type: 'text', label: 'Received from' },
  {
    name: 'description',
    type: 'text',
    required: true,
    label: 'For',
    admin: { components: { Cell: '/admin-kit/fields/StoredTextCell.tsx#StoredTextCell' } },
  },
  moneyField({ name: 'amountPaise', label: 'Amount' }),
  { name: 'number', type: 'text', required: true, unique: true, label: 'Number' },
  { name: 'issuedAt', type: 'date', required: true, index: true, label: 'Date', admin: timestamp },
  ...replacementFacts,
  {
    name: 'purpose',
    type: 'select',
    required: true,
    label: 'Kind',
    options: PAYMENT_PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] })),
  },
  { name: 'paidAt', type: 'date', label: 'Paid on', admin: timestamp },
  { name: 'transactionId', type: 'text', required: true, index: true, label: 'Transaction ID' },
  { name: 'taxLabel', type: 'text', required: true, label: 'Tax' },
  { name: 'taxNote', type: 'text', required: true, label: 'Tax note' },
]

/** `BreakdownLine[]`: how the amount follows from the fee. (receipts/receipt-breakdown.ts) */
const breakdown: Field = { name: 'breakdown', type: 'json', admin: internal }

const replacementFields: Field[] = [
  {
    name: 'replace',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/documents/admin/parts.ts#ReplaceReceipt' } },
  },
  { name: 'replacedByStaffId', type: 'text', admin: internal },
  // Content of the new receipt, until it is written. (receipts/replacements.ts)
  { name: 'corrected', type: 'json', admin: internal },
  // Counts the receipts of a payment from 1. Unique with the payment.
  { name: 'revision', type: 'number', defaultValue: 1, min: 1, admin: internal },
  ...leaseFields(),
]

const receiptRecords: CollectionConfig = {
  slug: 'receipts',
  labels: { singular: 'Receipt', plural: 'Receipts' },
  access: accessTo('receipts'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'number',
    defaultColumns: ['number', 'issuedAt', 'studentName', 'description', 'amountPaise', 'transactionId', 'replacedBy'],
    description:
      'One receipt for each payment that counts, in one series for each financial year. Replace a receipt that has a mistake; both are kept.',
  },
  defaultSort: '-issuedAt',
  lockDocuments: false,
  disableDuplicate: true,
  // The last position of a book is read for each new receipt.
  // A payment has one receipt in each revision, however often its effects are applied.
  indexes: [
    { fields: ['book', 'position'] },
    { fields: ['paymentId', 'revision'], unique: true },
    ...placeIndexes('issuedAt'),
  ],
  fields: [
    downloadField,
    ...asFacts({ heading: 'Receipt', fields: facts }),
    { name: 'book', type: 'text', required: true, admin: { hidden: true } },
    { name: 'position', type: 'number', required: true, min: 1, admin: { hidden: true } },
    { name: 'paymentId', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'studentId', type: 'text', required: true, index: true, label: 'Student ID', admin: { hidden: true } },
    { name: 'subjectId', type: 'text', required: true, index: true, label: 'Subject ID', admin: { hidden: true } },
    ...placeFields,
    ...replacementFields,
    breakdown,
  ],
}

/** Receipts, numbered without gaps. Written with the payment; never deleted, and only changed to be replaced. */
export const receipts = withSearch(
  withListSearch(
    receiptRecords,
    moneyListSearch({
      fields: ['number', 'transactionId', 'studentName'],
      words: 'payer, phone, e-mail, or number of receipt, application, order or transaction',
      references: [],
      byReceipt: null,
    }),
  ),
  receiptSearch,
)
