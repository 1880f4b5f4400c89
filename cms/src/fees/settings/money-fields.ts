import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { CONCESSION_KINDS, CONCESSION_LABELS } from '@pravesh/shared/fees/dues/concession-kinds'
import { DEFAULT_FEE_SETTINGS as defaults } from '@pravesh/shared/fees/dues/fee-settings'
import { LATE_FEE_KINDS, LATE_FEE_LABELS } from '@pravesh/shared/fees/dues/late-fee'
import type { Field } from 'payload'
import { moneyField } from '../../admin-kit/money/money.ts'
import { checkFreeDays } from './check-days.ts'

interface AmountOptions {
  name: `${string}Paise`
  label: string
  description?: string
  value: number
  width?: string
}

const amountField = ({ value, ...options }: AmountOptions): Field => ({
  ...moneyField({ ...options, required: false }),
  defaultValue: value,
})

const lateFees: Field = {
  name: 'lateFees',
  type: 'array',
  label: 'Late fees',
  labels: { singular: 'Late fee', plural: 'Late fees' },
  admin: {
    description:
      'A student who pays after the due date owes this in addition. It is charged with the payment. Courses without a row have no late fee.',
  },
  validate: (rows: unknown) => {
    const courses = (Array.isArray(rows) ? rows : []).map((row: { course?: unknown }) => row.course)
    return new Set(courses).size === courses.length || 'Enter one row for each course.'
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'course',
          type: 'select',
          required: true,
          label: 'Course',
          options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
          admin: { width: '25%' },
        },
        {
          name: 'kind',
          type: 'select',
          required: true,
          label: 'Charged',
          defaultValue: 'none',
          options: LATE_FEE_KINDS.map((value) => ({ value, label: LATE_FEE_LABELS[value] })),
          admin: { width: '20%', isClearable: false },
        },
        amountField({ name: 'amountPaise', label: 'Amount (₹)', value: 0, width: '20%' }),
        amountField({ name: 'capPaise', label: 'At most (₹)', description: '0 for no limit.', value: 0, width: '20%' }),
        {
          name: 'graceDays',
          type: 'number',
          label: 'Free days',
          defaultValue: 0,
          validate: checkFreeDays,
          admin: { width: '15%', step: 1 },
        },
      ],
    },
  ],
}

/** Late fees, the charge for a bounced cheque, what needs a second person, and what needs a document. */
export const moneyFields: Field[] = [
  lateFees,
  amountField({
    name: 'bounceChargePaise',
    label: 'Charge for a bounced cheque (₹)',
    description: 'Added to the fee that the cheque was for. 0 for none.',
    value: defaults.bounceChargePaise,
  }),
  amountField({
    name: 'refundLimitPaise',
    label: 'Refunds of one payment above this amount need a second person (₹)',
    description:
      'Refunds that staff make of a payment without a second person count together. A refund of more than the refund terms return needs a second person, too. The portal’s own refunds do not.',
    value: defaults.refundLimitPaise,
  }),
  {
    name: 'concessionDocuments',
    type: 'select',
    hasMany: true,
    label: 'Concessions that need a document',
    options: CONCESSION_KINDS.map((value) => ({ value, label: CONCESSION_LABELS[value] })),
    defaultValue: [...defaults.concessionDocuments],
    admin: {
      description: 'Staff must upload a letter or certificate with the request. It can go with any other, too.',
    },
  },
]
