import type { Field, GroupField } from 'payload'
import { moneyField } from '../../admin-kit/money/money.ts'

const day = { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } } as const

const overrideFields: Field[] = [
  { name: 'until', type: 'date', required: true, label: 'Notice until', admin: { ...day, width: '50%' } },
  moneyField({ name: 'keepPaise', label: 'Keep at most', width: '50%' }),
]

const tierFields: Field[] = [
  {
    name: 'fromDays',
    type: 'number',
    required: true,
    min: -366,
    max: 366,
    label: 'Days before the last date, at least',
    admin: { width: '50%', description: 'Negative for days after it.' },
  },
  { name: 'percent', type: 'number', required: true, min: 0, max: 100, label: 'Refund in %', admin: { width: '50%' } },
]

/** The refund policy of a session, shown to students before they pay and used to calculate refunds. */
export const refundTermsFields: GroupField = {
  name: 'refundTerms',
  type: 'group',
  label: 'Refund terms',
  admin: {
    description:
      'Students see these terms before they pay. Changes apply to all later refunds of the session. Caution money is always refunded in full.',
  },
  fields: [
    {
      name: 'lastAdmissionDay',
      type: 'date',
      label: 'Last date of admission',
      admin: { ...day, description: 'As formally notified. Leave empty until it is.' },
    },
    {
      name: 'overrides',
      type: 'array',
      label: 'Yearly rules',
      labels: { singular: 'Rule', plural: 'Rules' },
      admin: { description: 'Apply instead of the tiers to notices up to these days. Keep ₹0 for a full refund.' },
      fields: [{ type: 'row', fields: overrideFields }],
    },
    {
      name: 'tiers',
      type: 'array',
      label: 'Tiers',
      labels: { singular: 'Tier', plural: 'Tiers' },
      admin: { description: 'Later notices than all of these get no refund.' },
      fields: [{ type: 'row', fields: tierFields }],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'processingPercent',
          type: 'number',
          min: 0,
          max: 5,
          label: 'Deduction from full refunds in %',
          admin: { width: '50%', description: 'At most 5 %.' },
        },
        moneyField({
          name: 'processingMaxPaise',
          label: 'Deduction at most',
          description: 'At most ₹5,000.',
          required: false,
          width: '50%',
        }),
      ],
    },
  ],
}
