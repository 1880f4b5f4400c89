import { REQUEST_STATE_LABELS, REQUEST_STATES } from '@pravesh/shared/contact/help/request-state'
import { HELP_SUBJECTS, SUBJECT_LABELS } from '@pravesh/shared/contact/help/subjects'
import type { CollectionConfig, Field } from 'payload'
import { STUDENT_FIELD } from '../../accounts/index.ts'
import { MOMENT } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, onlySystem, placeFields, placeIndexes } from '../../staff/index.ts'
import { applyLatestAgain, deleteReplies } from './request-hooks.ts'

const readOnly = { update: onlySystem }
const isSet = (name: string) => (data: Record<string, unknown>) => Boolean(data[name])
const internal = { hidden: true, disableListColumn: true, disableListFilter: true } as const

const subjectFields: Field[] = [
  {
    name: 'subjectKind',
    type: 'select',
    label: 'Asks about',
    access: readOnly,
    options: HELP_SUBJECTS.map((value) => ({ value, label: SUBJECT_LABELS[value] })),
    admin: { hidden: true },
  },
  { name: 'subjectId', type: 'text', index: true, access: readOnly, admin: internal },
  {
    name: 'subjectName',
    type: 'text',
    label: 'About',
    access: readOnly,
    admin: { condition: isSet('subjectKind'), components: { Field: '/contact/admin/SubjectField.tsx#SubjectField' } },
  },
]

const internalFields: Field[] = [
  ...placeFields,
  // Of the last message; 0 while there is only the first.
  { name: 'lastPosition', type: 'number', defaultValue: 0, access: readOnly, admin: internal },
  ...leaseFields(),
]

/** Requests for help: from the contact form, and from students about an application, order, payment or fee. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Request for help', plural: 'Requests for help' },
  access: accessTo('contact-messages'),
  admin: {
    group: groups.messages,
    hideAPIURL: true,
    useAsTitle: 'firstName',
    components: { beforeListTable: ['/contact/admin/RequestsBar.tsx#RequestsBar'] },
    defaultColumns: ['firstName', 'reference', 'subjectName', 'comment', 'status', 'lastWrittenAt'],
    ...searchedBy('name, phone, e-mail, reference number or words of the message', [
      'reference',
      'firstName',
      'lastName',
      'phone',
      'email',
      'comment',
      'subjectName',
    ]),
    description: 'Questions from the contact form and from students. Answer in writing, or call and mark as answered.',
  },
  // Those that wait come first.
  defaultSort: ['-status', '-createdAt'],
  disableDuplicate: true,
  indexes: [{ fields: ['status', 'createdAt', 'reference'] }, ...placeIndexes('status')],
  hooks: {
    afterChange: [applyLatestAgain],
    afterDelete: [deleteReplies],
  },
  fields: [
    {
      name: 'thread',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/contact/admin/parts.ts#ThreadPanel' } },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      label: 'State',
      access: readOnly,
      options: REQUEST_STATES.map((value) => ({ value, label: REQUEST_STATE_LABELS[value].staff })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'reference',
      type: 'text',
      index: true,
      label: 'Reference number',
      access: readOnly,
      admin: { position: 'sidebar', condition: isSet('reference') },
    },
    {
      name: 'studentId',
      type: 'text',
      index: true,
      label: 'Student',
      access: readOnly,
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        condition: isSet('studentId'),
        components: { Field: STUDENT_FIELD },
      },
    },
    {
      name: 'lastWrittenAt',
      type: 'date',
      index: true,
      label: 'Last message',
      access: readOnly,
      admin: { position: 'sidebar', date: MOMENT, condition: isSet('lastWrittenAt') },
    },
    {
      name: 'handledNote',
      type: 'textarea',
      maxLength: 1000,
      label: 'Note for colleagues',
      admin: {
        position: 'sidebar',
        rows: 4,
        description: 'For example what you said on the phone. The person who asked never sees this.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'firstName',
          type: 'text',
          required: true,
          label: 'First name',
          access: readOnly,
          admin: { width: '33%' },
        },
        { name: 'lastName', type: 'text', label: 'Last name', access: readOnly, admin: { width: '33%' } },
        { name: 'phone', type: 'text', required: true, label: 'Telephone', access: readOnly, admin: { width: '33%' } },
      ],
    },
    {
      name: 'email',
      type: 'text',
      index: true,
      label: 'E-mail',
      access: readOnly,
      admin: { condition: isSet('email') },
    },
    ...subjectFields,
    // Shown as the first message of the thread.
    {
      name: 'comment',
      type: 'textarea',
      required: true,
      label: 'Message',
      access: readOnly,
      admin: { components: { Field: '/contact/admin/FirstMessage.tsx#FirstMessage' } },
    },
    ...internalFields,
  ],
}
