import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { CollectionConfig } from 'payload'
import { DAY } from '../../admin-kit/dates/date-inputs.ts'
import { shownInPanel } from '../../admin-kit/fields/no-field.ts'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { leaseFields } from '../../database/work/lease-fields.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'
import { checkWindow } from '../windows/check-window.ts'

const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const internal = { admin: hidden, access: { create: onlySystem, update: onlySystem } } as const
const MAX_REMINDER_DAYS = 30
const DEFAULT_REMINDER_DAYS = 2

/** Times in which students correct certain answers without being asked. (decision 0087) */
export const correctionWindows: CollectionConfig = {
  slug: 'correction-windows',
  labels: { singular: 'Correction window', plural: 'Correction windows' },
  access: accessTo('correction-windows'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'sessionYear',
    defaultColumns: ['sessionYear', 'course', 'firstDay', 'lastDay'],
    ...searchedBy('session', ['sessionYear']),
    description:
      'From the first to the last day, students whose application is not decided yet can correct the questions and documents that you select, without being asked.',
  },
  defaultSort: '-firstDay',
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  indexes: [{ fields: ['course', 'sessionYear'] }],
  hooks: { beforeChange: [checkWindow] },
  fields: [
    {
      name: 'course',
      type: 'select',
      required: true,
      label: 'Course',
      options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
    },
    {
      name: 'session',
      type: 'relationship',
      relationTo: 'academic-sessions',
      required: true,
      label: 'Session',
      admin: { disableListColumn: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'firstDay',
          type: 'date',
          required: true,
          label: 'First day',
          admin: { date: DAY, width: '50%', description: 'In India, from midnight.' },
        },
        {
          name: 'lastDay',
          type: 'date',
          required: true,
          label: 'Last day',
          admin: { date: DAY, width: '50%', description: 'In India, whole: until midnight.' },
        },
      ],
    },
    {
      // Names of questions and documents of the form.
      name: 'items',
      type: 'json',
      required: true,
      label: 'What students can correct',
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/admissions/admin/windows/parts.ts#WindowItems' },
      },
    },
    {
      name: 'announces',
      type: 'checkbox',
      label: 'Write to the students on the first day',
      defaultValue: true,
    },
    wholeNumberField({
      name: 'reminderDays',
      label: 'Remind them so many days before the last one',
      description: '0 for no reminder. Both messages go out at nine in the morning, once.',
      value: DEFAULT_REMINDER_DAYS,
      max: MAX_REMINDER_DAYS,
    }),
    // For the list; by it applications know their windows.
    { name: 'sessionYear', type: 'text', label: 'Session', ...internal, admin: shownInPanel },
    { name: 'announcedAt', type: 'date', ...internal },
    { name: 'remindedAt', type: 'date', ...internal },
    // The application up to which the present message was sent.
    { name: 'lastId', type: 'text', ...internal },
    // When no message is due any more.
    { name: 'endedAt', type: 'date', ...internal },
    ...leaseFields(),
  ],
}
