import { PURCHASE_STATUS_LABELS, PURCHASE_STATUSES } from '@pravesh/shared/learning/purchase-status'
import type { CollectionConfig, Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { owedField } from '../../admin-kit/money/owed-field.ts'
import { accessTo } from '../../staff/index.ts'

const moment = { date: MOMENT } as const
/** Internal fields, hidden from lists, forms and filters. */
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const shown: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    label: 'State',
    options: PURCHASE_STATUSES.map((value) => ({ value, label: PURCHASE_STATUS_LABELS[value] })),
    admin: { position: 'sidebar' },
  },
  owedField({
    Cell: '/learning/admin/PurchaseOwedCell.tsx#PurchaseOwedCell',
    Field: '/learning/admin/PurchaseOwedField.tsx#PurchaseOwedField',
  }),
  { name: 'studentName', type: 'text', required: true, label: 'Student' },
  { name: 'courseName', type: 'text', required: true, label: 'Course' },
  moneyField({ name: 'amountPaise', label: 'Amount (₹)' }),
  // Of the latest attempt to pay.
  { name: 'startedAt', type: 'date', required: true, index: true, label: 'Started on', admin: moment },
  { name: 'paidAt', type: 'date', index: true, label: 'Paid on', admin: moment },
  // Of the payment that counts. Its transaction id, as students and staff know it.
  { name: 'paymentId', type: 'text', index: true, label: 'Transaction ID' },
  { ...moneyField({ name: 'refundedPaise', label: 'Refunded (₹)' }), defaultValue: 0 },
]

const hidden: Field[] = [
  // `student/course/number`. The unique index lets each purchase exist once; only a refund starts a new number.
  { name: 'key', type: 'text', required: true, unique: true, admin: internal },
  { name: 'studentId', type: 'text', required: true, index: true, admin: internal },
  { name: 'courseId', type: 'text', required: true, index: true, admin: internal },
]

/** Who bought which recorded course. The portal creates purchases and updates them with their payments. */
export const coursePurchases: CollectionConfig = {
  slug: 'course-purchases',
  labels: { singular: 'Purchase of a recorded course', plural: 'Purchases of recorded courses' },
  access: accessTo('course-purchases'),
  admin: {
    group: groups.learning,
    hideAPIURL: true,
    useAsTitle: 'courseName',
    defaultColumns: ['studentName', 'courseName', 'amountPaise', 'status', 'owed', 'paidAt', 'refundedPaise'],
    ...searchedBy('student, course or transaction number', ['studentName', 'courseName', 'paymentId']),
    description:
      'Students watch a course while its purchase is paid; a full refund ends it. The portal updates purchases, so you cannot edit them.',
  },
  defaultSort: '-startedAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [...shown, ...hidden],
}
