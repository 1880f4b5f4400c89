import { CLOSING_LABELS, CLOSING_STATUSES } from '@pravesh/shared/payments/closing/status'
import type { CollectionConfig } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { accessTo } from '../../staff/index.ts'

const timestamp = { date: MOMENT } as const
const hidden = { admin: { hidden: true } } as const

const facts: FactField[] = [
  { name: 'day', type: 'text', required: true, index: true, label: 'Day' },
  { name: 'counter', type: 'text', required: true, label: 'Counter' },
  {
    name: 'status',
    type: 'select',
    required: true,
    index: true,
    label: 'State',
    options: CLOSING_STATUSES.map((value) => ({ value, label: CLOSING_LABELS[value] })),
  },
  { name: 'totals', type: 'textarea', required: true, label: 'By channel' },
  moneyField({ name: 'expectedPaise', label: 'Cash expected' }),
  moneyField({ name: 'countedPaise', label: 'Cash counted' }),
  // Less than nothing if cash is missing, which an amount that is entered cannot be.
  { ...moneyField({ name: 'differencePaise', label: 'Difference' }), validate: (): true => true },
  { name: 'reason', type: 'textarea', label: 'Reason for the difference' },
  { name: 'signedAt', type: 'date', required: true, label: 'Signed on', admin: timestamp },
  { name: 'closedBy', type: 'text', label: 'Second person' },
  { name: 'closedAt', type: 'date', label: 'Closed on', admin: timestamp },
  { name: 'reopenedBy', type: 'text', label: 'Reopened by' },
  { name: 'reopenReason', type: 'textarea', label: 'Reason for reopening' },
]

/** The closed days of the persons who take money. (decision 0083) */
export const dayClosings: CollectionConfig = {
  slug: 'day-closings',
  labels: { singular: 'Day closing', plural: 'Day closings' },
  access: accessTo('day-closings'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'day',
    defaultColumns: ['day', 'counter', 'status', 'expectedPaise', 'countedPaise', 'differencePaise', 'closedBy'],
    ...searchedBy('day or counter', ['day', 'counter']),
    description: 'What each person took in a day. They count and sign, and a second person closes the day.',
    components: { beforeListTable: ['/payments/admin/parts.ts#CloseDay'] },
  },
  defaultSort: '-day',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  fields: [
    ...asFacts({ heading: 'Day closing', fields: facts }),
    {
      name: 'decide',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/payments/admin/parts.ts#DecideClosing' } },
    },
    // Day and person; unique, so that a day is closed once.
    { name: 'key', type: 'text', required: true, unique: true, ...hidden },
    { name: 'counterId', type: 'text', required: true, ...hidden },
    { name: 'closedById', type: 'text', ...hidden },
    { name: 'revision', type: 'number', required: true, defaultValue: 0, ...hidden },
  ],
}
