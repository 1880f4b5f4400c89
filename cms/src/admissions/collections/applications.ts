import { CATEGORIES } from '@pravesh/shared/admissions/answers/options'
import { APPLICATION_STATUSES, QUEUE_LABELS, QUEUES, STATUS_WORDS } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { CollectionConfig, Field } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { moneyField } from '../../platform/fields/money.ts'
import { leaseFields } from '../../platform/work/lease-fields.ts'
import { accessTo } from '../../staff/index.ts'
import { SEARCHED } from '../search/narrow-search.ts'
import { searchByPrefix } from '../search/search-by-prefix.ts'

const sidebar = { position: 'sidebar' } as const
const time = { date: { pickerAppearance: 'dayAndTime' as const, displayFormat: 'd MMM yyyy, HH:mm' } }
/** For the portal alone: no list, no form and no filter shows it. */
const inner = { hidden: true, disableListColumn: true, disableListFilter: true } as const
/** Too long for a column, and nothing to filter by. */
const whole = { disableListColumn: true, disableListFilter: true } as const

/** The list's order; the second decides where the first is the same. */
const IN_ORDER = ['submittedAt', 'createdAt']

const overview: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true, label: 'Number' },
  { name: 'studentName', type: 'text', required: true, label: 'Name' },
  { name: 'studentPhone', type: 'text', required: true, index: true, label: 'Phone' },
  { name: 'studentEmail', type: 'text', required: true, label: 'E-mail' },
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
  { name: 'courseRecord', type: 'relationship', relationTo: 'courses', label: 'Page of the course', admin: whole },
  {
    // To filter by; lists show the name as it was when the student applied.
    name: 'college',
    type: 'relationship',
    relationTo: 'colleges',
    index: true,
    label: 'College',
    admin: { disableListColumn: true },
  },
  { name: 'collegeName', type: 'text', required: true, label: 'College', admin: { disableListFilter: true } },
  { name: 'sessionYear', type: 'text', required: true, label: 'Session' },
  {
    name: 'category',
    type: 'select',
    label: 'Category',
    options: CATEGORIES.map((value) => ({ value, label: value })),
  },
  { name: 'subject', type: 'text', label: 'Subject' },
]

const standing: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'SUBMITTED',
    label: 'State',
    options: APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].staff })),
    admin: { ...sidebar, components: { Cell: '/admissions/admin/list/StatusCell.tsx#StatusCell' } },
  },
  {
    // Follows from state and fee, and is written with them: one value to ask for is what the list's views need.
    // (queueOf)
    name: 'queue',
    type: 'select',
    required: true,
    label: 'Whose turn it is',
    options: QUEUES.map((value) => ({ value, label: QUEUE_LABELS[value] })),
    admin: { disableListColumn: true },
  },
  {
    name: 'submittedAt',
    type: 'date',
    required: true,
    label: 'Sent in on',
    admin: { ...sidebar, ...time },
  },
  {
    name: 'feePaidAt',
    type: 'date',
    label: 'Fee paid on',
    admin: { ...sidebar, ...time, components: { Cell: '/admissions/admin/list/FeePaidCell.tsx#FeePaidCell' } },
  },
  { name: 'decisionReason', type: 'textarea', label: 'Why it was decided so', admin: { ...sidebar, ...whole } },
]

const money: Field[] = [
  moneyField({ name: 'feePaise', label: 'Application fee (₹)' }),
  moneyField({ name: 'courseFeePaise', label: 'Fee of the course (₹)' }),
  // The parts of the course's fee at the time: `FeePart[]`.
  { name: 'feeParts', type: 'json', required: true, label: 'Parts of the fee', admin: whole },
  { name: 'merchantId', type: 'text', label: 'Merchant’s id of the payment', admin: whole },
  { name: 'paymentId', type: 'text', index: true, label: 'Transaction id of the payment', admin: whole },
]

const contents: Field[] = [
  // `Answers`; the Aadhaar number in it is masked.
  { name: 'answers', type: 'json', required: true, admin: inner },
  {
    // The whole Aadhaar number, encrypted. (operations/sealed-fields.ts)
    name: 'aadhaarSealed',
    type: 'text',
    hidden: true,
    access: { read: () => false, create: () => false, update: () => false },
  },
  // `ShownSection[]`: questions and answers as the student saw them.
  { name: 'shown', type: 'json', required: true, admin: inner },
  // `Documents`: the id of each document's file.
  { name: 'documents', type: 'json', required: true, admin: inner },
  {
    name: 'agreement',
    type: 'group',
    admin: inner,
    fields: [
      { name: 'version', type: 'text' },
      { name: 'locale', type: 'text' },
      { name: 'html', type: 'textarea' },
      { name: 'acceptedAt', type: 'date' },
      { name: 'acceptedFrom', type: 'text' },
    ],
  },
  {
    // What staff asked to be corrected, while the application is with the student.
    name: 'correction',
    type: 'group',
    admin: inner,
    fields: [
      { name: 'parts', type: 'json' },
      { name: 'documents', type: 'json' },
      { name: 'reason', type: 'textarea' },
      { name: 'askedAt', type: 'date' },
    ],
  },
]

const workings: Field[] = [
  // Unique: makes one live application of a student for a course and session. (operations/live-key.ts)
  { name: 'liveKey', type: 'text', required: true, unique: true, admin: inner },
  // The last change, from which its effects can be applied again. (changes/application-effects.ts)
  { name: 'lastChange', type: 'json', admin: inner },
  // When the effects of the last change were applied; empty until then.
  { name: 'settledAt', type: 'date', admin: inner },
  ...leaseFields({ due: { name: 'nextSettleAt' } }),
  // Grows with every change; each change is made on top of the one its maker saw.
  { name: 'revision', type: 'number', required: true, defaultValue: 1, admin: inner },
]

/**
 * Applications to the courses. The portal alone writes them, by its operations; staff decide by the calls under /staff.
 */
export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  access: accessTo('applications'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'number',
    defaultColumns: [
      'number',
      'studentName',
      'course',
      'collegeName',
      'sessionYear',
      'status',
      'feePaidAt',
      'category',
      'submittedAt',
    ],
    listSearchableFields: [...SEARCHED],
    enableListViewSelectAPI: true,
    components: {
      beforeListTable: ['/admissions/admin/list/ListBar.tsx#ListBar'],
      views: { edit: { root: { Component: '/admissions/admin/review/ReviewView.tsx#ReviewView' } } },
    },
    description:
      'Everybody who has applied. Open one to read it, check its documents and decide. Search by part of a name, or by how a number or phone begins.',
  },
  hooks: { beforeOperation: [searchByPrefix] },
  defaultSort: '-submittedAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  // Each has all that the list asks together with its first field, in the list's order, so that no query walks through
  // the long answers. SQLite gives every index its fields as its name, up to 63 letters of them; longer ones get one
  // that is not unique.
  indexes: [
    { fields: ['submittedAt', 'createdAt', 'studentName', 'course', 'sessionYear', 'queue'] },
    { fields: ['queue', ...IN_ORDER, 'status', 'course', 'sessionYear', 'category'] },
    { fields: ['course', ...IN_ORDER, 'queue', 'category', 'college'] },
    { fields: ['course', 'sessionYear', ...IN_ORDER, 'queue', 'category', 'college'] },
    { fields: ['course', 'sessionYear', 'category', ...IN_ORDER, 'queue'] },
    { fields: ['college', ...IN_ORDER, 'queue', 'course', 'sessionYear', 'category'] },
    { fields: ['sessionYear', ...IN_ORDER, 'queue', 'category', 'college'] },
    { fields: ['category', ...IN_ORDER, 'queue', 'course', 'sessionYear', 'college'] },
    { fields: ['student', 'submittedAt'] },
  ],
  fields: [...standing, ...overview, ...money, ...contents, ...workings],
}
