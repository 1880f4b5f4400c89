import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { DUE_STATUS_LABELS, DUE_STATUSES } from '@pravesh/shared/fees/dues/due'
import { DUE_ACTION_LABELS, DUE_ACTIONS } from '@pravesh/shared/fees/fee-kinds'
import { REVIEW_LABELS, REVIEW_STATUSES } from '@pravesh/shared/fees/review/review'
import type { CollectionConfig, Field } from 'payload'
import { DAY, MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { asFacts, type FactField } from '../../admin-kit/fields/as-facts.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { owedField } from '../../admin-kit/money/owed-field.ts'
import { requestsField } from '../../contact/index.ts'
import { markField } from '../../database/records/mark-field.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { receiptDownload } from '../../documents/index.ts'
import type { FeeDue } from '../../payload-types.ts'
import { accessTo, collegePlaceField, placeIndexes } from '../../staff/index.ts'

const sidebar = { position: 'sidebar' } as const
const moment = { date: MOMENT } as const
/** Internal fields, hidden from lists, forms and filters. */
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const notInLists = { disableListColumn: true, disableListFilter: true } as const

/** An amount that most fees do not have; the page of a fee leaves it out where it is zero. */
function extraAmount(
  name: 'concessionPaise' | 'chargePaise' | 'lateFeePaise' | 'paidPaise' | 'heldPaise',
  label: string,
): FactField {
  const field = moneyField({ name, label, required: false })
  return {
    ...field,
    defaultValue: 0,
    admin: { ...field.admin, condition: (due: Partial<FeeDue>) => Boolean(due[name]) },
  }
}

const facts: FactField[] = [
  { name: 'studentName', type: 'text', required: true, label: 'Student' },
  { name: 'title', type: 'text', required: true, label: 'For' },
  moneyField({ name: 'amountPaise', label: 'Amount (₹)' }),
  extraAmount('concessionPaise', 'Concession (₹)'),
  extraAmount('chargePaise', 'Bounce charges (₹)'),
  extraAmount('lateFeePaise', 'Late fee paid (₹)'),
  extraAmount('paidPaise', 'Part paid (₹)'),
  extraAmount('heldPaise', 'Cheques with the bank (₹)'),
  {
    name: 'status',
    type: 'select',
    required: true,
    label: 'State',
    options: DUE_STATUSES.map((value) => ({ value, label: DUE_STATUS_LABELS[value] })),
  },
  {
    name: 'review',
    type: 'select',
    required: true,
    label: 'Review',
    options: REVIEW_STATUSES.map((value) => ({ value, label: REVIEW_LABELS[value] })),
  },
  { name: 'reviewReason', type: 'textarea', label: 'Reason', admin: notInLists },
  {
    name: 'dueOn',
    type: 'date',
    label: 'Due on',
    admin: { date: DAY },
  },
  { name: 'paidAt', type: 'date', label: 'Paid on', admin: moment },
  { ...moneyField({ name: 'refundedPaise', label: 'Refunded (₹)' }), defaultValue: 0 },
  {
    name: 'action',
    type: 'select',
    required: true,
    label: 'Fee',
    options: DUE_ACTIONS.map((value) => ({ value, label: DUE_ACTION_LABELS[value] })),
  },
  { name: 'instalment', type: 'number', required: true, label: 'Number', admin: notInLists },
  {
    name: 'course',
    type: 'select',
    required: true,
    label: 'Course',
    options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
  },
  { name: 'collegeName', type: 'text', required: true, label: 'College' },
  { name: 'applicationNumber', type: 'text', required: true, index: true, label: 'Application' },
  // Of the payment that counts. Its transaction id, as students and staff know it.
  { name: 'paymentId', type: 'text', index: true, label: 'Transaction ID' },
]

const deskFields: Field[] = [
  owedField({
    Cell: '/fees/admin/DueOwedCell.tsx#DueOwedCell',
    Field: '/fees/admin/DueOwedField.tsx#DueOwedField',
  }),
  {
    name: 'decide',
    type: 'ui',
    admin: { ...sidebar, disableListColumn: true, components: { Field: '/fees/admin/parts.ts#ReviewFee' } },
  },
  {
    name: 'reopen',
    type: 'ui',
    admin: { ...sidebar, disableListColumn: true, components: { Field: '/fees/admin/parts.ts#ReopenFee' } },
  },
  {
    name: 'change',
    type: 'ui',
    admin: { ...sidebar, disableListColumn: true, components: { Field: '/fees/admin/parts.ts#ChangeFee' } },
  },
  {
    name: 'plan',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/fees/admin/parts.ts#ChangePlan' } },
  },
  receiptDownload,
]

const internalFields: Field[] = [
  // `application/action/instalment`. The unique index lets each due exist once. (dues/create-dues.ts)
  { name: 'key', type: 'text', required: true, unique: true, admin: internal },
  { name: 'studentId', type: 'text', required: true, index: true, admin: internal },
  { name: 'applicationId', type: 'text', required: true, index: true, admin: internal },
  collegePlaceField,
  // `PastReview[]`: all decisions, oldest first. (review/review-due.ts)
  { name: 'reviews', type: 'json', required: true, admin: internal },
  // `Reopening[]`, oldest first, and the latest payment refunded before one. (reopen/reopen-due.ts)
  { name: 'reopenings', type: 'json', admin: internal },
  { name: 'refundedPaymentId', type: 'text', admin: internal },
  // Incremented by every decision and reopening, for optimistic locking.
  { name: 'reviewRevision', type: 'number', required: true, defaultValue: 0, admin: internal },
  // `DueEntry[]` and `Concession[]`, oldest first; the amounts above follow from them. (dues/change-due-money.ts)
  { name: 'entries', type: 'json', admin: internal },
  { name: 'concessions', type: 'json', admin: internal },
  // `PlanChange[]`: what other plans have taken over of its amount. (change-plan/apply-plan.ts)
  { name: 'planChanges', type: 'json', admin: internal },
  // Incremented by every change of money, for optimistic locking.
  { name: 'moneyRevision', type: 'number', defaultValue: 0, admin: internal },
  // The latest reminder step, in days relative to the due date. (reminders/send-reminders.ts)
  { name: 'remindedStep', type: 'number', admin: internal },
  // Work on the notice about a decision. (review/review-notices.ts)
  ...leaseFields({ due: { name: 'noticeDueAt' } }),
  markField,
]

/** What students owe. The portal creates dues and updates them with their payments; staff review paid ones. */
export const feeDues: CollectionConfig = {
  slug: 'fee-dues',
  labels: { singular: 'Student fee', plural: 'Student fees' },
  access: accessTo('fee-dues'),
  admin: {
    group: groups.payments,
    hideAPIURL: true,
    useAsTitle: 'studentName',
    defaultColumns: ['studentName', 'course', 'action', 'title', 'amountPaise', 'owed', 'review', 'dueOn', 'paidAt'],
    ...searchedBy('student, application number or transaction number', [
      'studentName',
      'applicationNumber',
      'paymentId',
    ]),
    components: {
      beforeListTable: ['/fees/admin/DueTotals.tsx#DueTotals'],
      afterListTable: ['/fees/admin/parts.ts#ReviewSeveral'],
    },
    description:
      'What admitted students owe and have paid. Open a paid fee to approve or reject it, or tick several. The portal updates amounts and states, so you cannot edit them.',
  },
  defaultSort: '-paidAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  // SQLite names an index after its fields, so the names must differ from those of other collections.
  indexes: [
    // With the limits of staff, for the oldest fees that are owed. (reports/outstanding-summary.ts)
    { fields: ['status', 'dueOn', 'createdAt', 'action', 'college', 'course'] },
    { fields: ['status', 'review', 'paidAt'] },
    // The order of the list. By `paidAt` alone, SQLite would sort all that are not paid.
    { fields: ['paidAt', 'createdAt'] },
    // Fees of a semester are due on the same days, and a student has several.
    { fields: ['dueOn', 'createdAt'] },
    { fields: ['studentName', 'createdAt'] },
    ...placeIndexes('paidAt'),
  ],
  fields: [...deskFields, ...asFacts({ heading: 'Fee', fields: facts }), requestsField('due'), ...internalFields],
}
