import { ISSUE_LABELS, PAYMENT_ISSUES } from '@pravesh/shared/payments/issues'
import { PAYMENT_PURPOSES, PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { PAYMENT_STATUSES, STAFF_LABELS } from '@pravesh/shared/payments/status'
import type { CollectionConfig } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { moneyField } from '../../platform/fields/money.ts'
import { leaseFields } from '../../platform/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'

const isSet = (name: string) => (data: Record<string, unknown>) => Boolean(data[name])
const sidebar = { position: 'sidebar' } as const
const moment = { ...sidebar, date: { pickerAppearance: 'dayAndTime' } } as const

/** Every attempt to pay, whether it came to anything or not. Staff read it; the portal alone writes it. */
export const payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  access: accessTo('payments'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'transactionId',
    defaultColumns: ['transactionId', 'description', 'amountPaise', 'status', 'issue', 'startedAt'],
    listSearchableFields: ['transactionId', 'merchantId', 'providerReference', 'studentId', 'subjectId'],
    description: 'Every attempt to pay. The portal writes these itself, after asking the payment provider.',
  },
  defaultSort: '-startedAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      label: 'State',
      options: PAYMENT_STATUSES.map((value) => ({ value, label: STAFF_LABELS[value] })),
      admin: sidebar,
    },
    {
      name: 'issue',
      type: 'select',
      index: true,
      label: 'To look at',
      options: PAYMENT_ISSUES.map((value) => ({ value, label: ISSUE_LABELS[value] })),
      admin: sidebar,
    },
    {
      name: 'issueNote',
      type: 'textarea',
      label: 'What is wrong with it',
      admin: { condition: isSet('issueNote') },
    },
    { name: 'description', type: 'text', required: true, label: 'For' },
    moneyField({ name: 'amountPaise', label: 'Amount' }),
    {
      name: 'purpose',
      type: 'select',
      required: true,
      label: 'Kind',
      options: PAYMENT_PURPOSES.map((value) => ({ value, label: PURPOSE_LABELS[value] })),
    },
    { name: 'studentId', type: 'text', required: true, index: true, label: 'Id of the student' },
    { name: 'subjectId', type: 'text', required: true, index: true, label: 'Id of what is paid for' },
    { name: 'transactionId', type: 'text', required: true, unique: true, label: 'Transaction id' },
    { name: 'merchantId', type: 'text', required: true, label: 'Merchant’s id' },
    { name: 'provider', type: 'text', required: true, label: 'Payment provider' },
    {
      name: 'providerReference',
      type: 'text',
      index: true,
      label: 'The provider’s number for it',
      admin: { condition: isSet('providerReference') },
    },
    {
      // Unique: of any number of attempts for one thing, one counts. (operations/claim-payment.ts)
      name: 'slot',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    { name: 'startedAt', type: 'date', required: true, index: true, label: 'Begun on', admin: moment },
    { name: 'paidAt', type: 'date', label: 'Paid on', admin: { ...moment, condition: isSet('paidAt') } },
    {
      name: 'settledAt',
      type: 'date',
      label: 'Taken into account on',
      admin: { ...moment, condition: isSet('settledAt') },
    },
    ...leaseFields({
      due: { name: 'nextCheckAt', label: 'Next check', admin: { ...moment, condition: isSet('nextCheckAt') } },
    }),
  ],
}
