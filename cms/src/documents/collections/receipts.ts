import { PAYMENT_PURPOSES, PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import type { CollectionConfig } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { moneyField } from '../../platform/fields/money.ts'
import { accessTo } from '../../staff/index.ts'
import { downloadField } from './download-field.ts'

const timestamp = { date: { pickerAppearance: 'dayAndTime' } } as const

/** Receipts, numbered without gaps. Written with the payment; never changed or deleted. */
export const receipts: CollectionConfig = {
  slug: 'receipts',
  labels: { singular: 'Receipt', plural: 'Receipts' },
  access: accessTo('receipts'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    components: {
      beforeListTable: [{ path: '/platform/export/ExportBar.tsx#ExportBar', serverProps: { name: 'receipts' } }],
    },
    useAsTitle: 'number',
    defaultColumns: ['number', 'issuedAt', 'studentName', 'description', 'amountPaise', 'transactionId'],
    listSearchableFields: ['number', 'transactionId', 'studentName', 'studentId', 'subjectId'],
    description: 'One receipt for each payment that counts, in one series for each financial year.',
  },
  defaultSort: '-issuedAt',
  lockDocuments: false,
  disableDuplicate: true,
  // The last position of a book is read for each new receipt.
  indexes: [{ fields: ['book', 'position'] }],
  fields: [
    downloadField,
    { name: 'number', type: 'text', required: true, unique: true, label: 'Number' },
    { name: 'book', type: 'text', required: true, admin: { hidden: true } },
    { name: 'position', type: 'number', required: true, min: 1, admin: { hidden: true } },
    // Unique, so that a payment has one receipt however often its effects are applied.
    { name: 'paymentId', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'issuedAt', type: 'date', required: true, index: true, label: 'Date', admin: timestamp },
    { name: 'studentName', type: 'text', label: 'Received from' },
    { name: 'description', type: 'text', required: true, label: 'For' },
    moneyField({ name: 'amountPaise', label: 'Amount' }),
    {
      name: 'purpose',
      type: 'select',
      required: true,
      label: 'Kind',
      options: PAYMENT_PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] })),
    },
    { name: 'transactionId', type: 'text', required: true, index: true, label: 'Transaction ID' },
    { name: 'paidAt', type: 'date', label: 'Paid on', admin: timestamp },
    { name: 'studentId', type: 'text', required: true, index: true, label: 'Student ID' },
    { name: 'subjectId', type: 'text', required: true, index: true, label: 'Subject ID' },
    { name: 'taxLabel', type: 'text', required: true, label: 'Tax' },
    { name: 'taxNote', type: 'text', required: true, label: 'Tax note' },
  ],
}
