import { STORED_CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { REJECTION_CODES, REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { APPLICATION_STATUSES, QUEUE_LABELS, QUEUES, STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { CollectionConfig, Field } from 'payload'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { remembersFilters } from '../../admin-kit/list/relative-days.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { markField } from '../../database/records/mark-field.ts'
import { withListSearch } from '../../database/search/list-search.ts'
import { withSearch } from '../../database/search/search-source.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'
import { reviewAddress } from '../admin/list/review-address.ts'
import { RELATIVE } from '../admin/list/saved-views.ts'
import { recordOpened } from '../opened/record-opened.ts'
import { applicationListSearch, applicationSearch } from '../search/find-applications.ts'
import { axisFields } from './axis-fields.ts'
import { contentColumns } from './content-columns.ts'
import { duplicateFields } from './duplicate-fields.ts'
import { queueColumns, queueIndexes } from './queue-columns.ts'
import { readingColumns, readingIndexes } from './reading-columns.ts'

const sidebar = { position: 'sidebar' } as const
const time = { date: MOMENT }
/** Internal fields, hidden from lists, forms and filters. */
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const
/** Fields too long for a list column or a filter. */
const notInLists = { disableListColumn: true, disableListFilter: true } as const

const applicantFields: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true, label: 'Number' },
  { name: 'studentName', type: 'text', required: true, label: 'Name' },
  { name: 'studentPhone', type: 'text', required: true, index: true, label: 'Phone' },
  { name: 'studentEmail', type: 'text', required: true, index: true, label: 'E-mail' },
  {
    name: 'student',
    type: 'relationship',
    relationTo: 'students',
    required: true,
    index: true,
    label: 'Account',
  },
  {
    name: 'course',
    type: 'select',
    required: true,
    label: 'Course',
    options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
  },
  { name: 'courseRecord', type: 'relationship', relationTo: 'courses', label: 'Course page', admin: notInLists },
  {
    // Used by filters. Lists show `collegeName`, the name at the time of the application.
    name: 'college',
    type: 'relationship',
    relationTo: 'colleges',
    index: true,
    label: 'College',
    admin: { disableListColumn: true },
  },
  {
    name: 'collegeName',
    type: 'text',
    required: true,
    label: 'College',
    admin: { disableListFilter: true, components: { Cell: '/admissions/admin/list/CollegeCell.tsx#CollegeCell' } },
  },
  { name: 'sessionYear', type: 'text', required: true, label: 'Session' },
  {
    name: 'category',
    type: 'select',
    label: 'Category',
    options: STORED_CATEGORIES.map((value) => ({ value, label: value })),
  },
  { name: 'subject', type: 'text', label: 'Subject' },
]

const statusFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'SUBMITTED',
    label: 'State',
    options: APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value].staff })),
    admin: { ...sidebar, components: { Cell: '/admissions/admin/list/StatusCell.tsx#StatusCell' } },
  },
  {
    // Derived from status and fee by `queueOf`, and stored with them so that each view of the list queries one column.
    name: 'queue',
    type: 'select',
    required: true,
    label: 'Queue',
    options: QUEUES.map((value) => ({ value, label: QUEUE_LABELS[value] })),
    admin: { disableListColumn: true },
  },
  ...queueColumns,
  ...readingColumns,
  {
    name: 'submittedAt',
    type: 'date',
    required: true,
    label: 'Submitted on',
    admin: { ...sidebar, ...time },
  },
  {
    name: 'feePaidAt',
    type: 'date',
    label: 'Fee paid on',
    admin: { ...sidebar, ...time, components: { Cell: '/admissions/admin/list/FeePaidCell.tsx#FeePaidCell' } },
  },
  { name: 'feeRefundedAt', type: 'date', label: 'Fee refunded on', admin: { ...sidebar, ...time, ...notInLists } },
  {
    name: 'rejectionCode',
    type: 'select',
    label: 'Kind of rejection',
    options: REJECTION_CODES.map((value) => ({ value, label: REJECTIONS[value].staff })),
    admin: { ...sidebar, condition: ({ rejectionCode }) => Boolean(rejectionCode) },
  },
  { name: 'decisionReason', type: 'textarea', label: 'Reason for the decision', admin: { ...sidebar, ...notInLists } },
  // `SentText[]`: the prepared texts in it, in each language as sent.
  { name: 'sentTexts', type: 'json', admin: internal },
]

const feeFields: Field[] = [
  moneyField({ name: 'feePaise', label: 'Application fee (₹)' }),
  moneyField({ name: 'courseFeePaise', label: 'Course fee (₹)' }),
  // `FeePart[]` at the time of the application.
  { name: 'feeParts', type: 'json', required: true, label: 'Course fee parts', admin: notInLists },
  { name: 'merchantId', type: 'text', index: true, label: 'Merchant ID of the payment', admin: notInLists },
  { name: 'paymentId', type: 'text', index: true, label: 'Transaction ID of the payment', admin: notInLists },
]

const internalFields: Field[] = [
  // The unique index allows one live application per student, course and session. (applications/live-key.ts)
  { name: 'liveKey', type: 'text', required: true, unique: true, admin: internal },
  // `LastChange`, from which effects can be applied again. (changes/application-effects.ts)
  { name: 'lastChange', type: 'json', admin: internal },
  // When the effects of the last change were applied; empty while they are outstanding.
  { name: 'settledAt', type: 'date', admin: internal },
  ...leaseFields({ due: { name: 'nextSettleAt' } }),
  // Incremented by every change, for optimistic locking.
  { name: 'revision', type: 'number', required: true, defaultValue: 1, admin: internal },
  // When the student saved the form first; empty for a form that was sent at once.
  { name: 'startedAt', type: 'date', admin: internal },
  markField,
]

const applicationRecords: CollectionConfig = {
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  access: accessTo('applications'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'number',
    // The review knows the filters of the list, for its neighbours and the next application.
    formatDocURL: reviewAddress,
    defaultColumns: [
      'number',
      'studentName',
      'course',
      'collegeName',
      'status',
      'waitingSince',
      'dueOn',
      'assignedTo',
      'checkedDocuments',
      'flags',
    ],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    enableListViewSelectAPI: true,
    components: {
      beforeListTable: ['/admissions/admin/list/ListBar.tsx#ListBar', '/admissions/bulk/admin/parts.ts#BulkBar'],
      afterListTable: ['/admissions/admin/list/ListCount.tsx#ListCount'],
      views: { edit: { root: { Component: '/admissions/admin/review/ReviewView.tsx#ReviewView' } } },
    },
  },
  // For the flags, and who has it open.
  forceSelect: {
    course: true,
    college: true,
    sessionYear: true,
    status: true,
    feePaidAt: true,
    dueOn: true,
    openDuplicates: true,
    heldBy: true,
    heldUntil: true,
    readingState: true,
    firstReader: true,
    secondReader: true,
  },
  defaultSort: 'rank',
  custom: remembersFilters(RELATIVE),
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  indexes: [
    ...queueIndexes,
    ...readingIndexes,
    { fields: ['student', 'submittedAt'] },
    // Columns by which staff sort the list. The course is for the name: other collections have an index of the first two.
    { fields: ['studentName', 'createdAt', 'course'] },
    { fields: ['status', 'createdAt', 'course'] },
    { fields: ['collegeName', 'createdAt'] },
    { fields: ['feePaidAt', 'createdAt'] },
    // The approved applications of an intake. (seats/count-seats.ts)
    { fields: ['college', 'course', 'sessionYear', 'status'] },
  ],
  hooks: { afterOperation: [recordOpened] },
  fields: [
    ...statusFields,
    ...axisFields,
    ...applicantFields,
    ...duplicateFields,
    ...feeFields,
    ...contentColumns,
    ...internalFields,
  ],
}

/** Course applications. Only the portal's operations write them; staff decide through the calls under /staff. */
export const applications = withSearch(withListSearch(applicationRecords, applicationListSearch), applicationSearch)
