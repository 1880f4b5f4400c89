import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { FEE_ACTION_LABELS, FEE_ACTIONS } from '@pravesh/shared/fees/fee-kinds'
import { MIN_PAYMENT_MESSAGE, MIN_PAYMENT_PAISE } from '@pravesh/shared/payments/min-amount'
import type { CollectionConfig } from 'payload'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { checkPaise, moneyField } from '../../admin-kit/money/money.ts'
import { withAmountChecks } from '../../admin-kit/money/with-amount-checks.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'
import { allowOneActiveFee } from '../structures/one-active-fee.ts'

/** The amount of each fee. The active `ADMISSION` fee of a course is its application fee. */
export const feeStructures: CollectionConfig = withAmountChecks({
  slug: 'fee-structures',
  labels: { singular: 'Fee', plural: 'Fees' },
  access: accessTo('fee-structures'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'text',
    defaultColumns: ['text', 'action', 'course', 'amountPaise', 'active'],
    ...searchedBy('name of the fee', ['text']),
    description:
      'The amount of each fee. The “Admission” fee of a course is its application fee. A course can have only one active fee of each kind.',
  },
  defaultSort: ['order', 'createdAt'],
  lockDocuments: false,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'action',
          type: 'select',
          required: true,
          index: true,
          label: 'For',
          options: FEE_ACTIONS.map((value) => ({ value, label: FEE_ACTION_LABELS[value] })),
          admin: { width: '33%' },
        },
        {
          name: 'course',
          type: 'select',
          required: true,
          index: true,
          label: 'Course',
          options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
          admin: { width: '33%' },
        },
        {
          ...moneyField({ name: 'amountPaise', label: 'Amount (₹)', width: '33%' }),
          validate: (value: unknown) => {
            const checked = checkPaise(value, { required: true })
            if (checked !== true) return checked
            return Number(value) >= MIN_PAYMENT_PAISE || MIN_PAYMENT_MESSAGE
          },
        },
      ],
    },
    {
      name: 'text',
      type: 'text',
      required: true,
      maxLength: 120,
      label: 'Name shown to students',
      admin: { placeholder: 'Application form fee' },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: 'Active',
      admin: {
        position: 'sidebar',
        components: { Cell: YES_NO },
        description: 'To replace a fee, deactivate the old one first.',
      },
    },
    {
      // The unique index allows at most one active fee per head and course. (structures/one-active-fee.ts, decision
      // 0022)
      name: 'activeKey',
      type: 'text',
      unique: true,
      label: 'Another active fee of this kind for the course',
      access: { create: onlySystem, update: onlySystem },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: 'Place in the list',
      admin: { position: 'sidebar', step: 1, description: 'Fees are listed from the lowest number to the highest.' },
    },
  ],
  hooks: { beforeChange: [allowOneActiveFee] },
})
