import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { CollectionConfig, Field } from 'payload'
import { groups } from '../../platform/admin/groups.ts'
import { withAmountChecks } from '../../platform/amounts/with-amount-checks.ts'
import { YES_NO } from '../../platform/fields/cells.ts'
import { moneyField } from '../../platform/fields/money.ts'
import { webAddressField } from '../../platform/fields/web-address.ts'
import { accessTo, onlyWith } from '../../staff/index.ts'
import { checkCourseAmounts } from '../courses/check-course-amounts.ts'
import { changedOnlyBy } from '../fields/changed-only-by.ts'
import { drafts, MAX_VERSIONS } from '../fields/drafts.ts'
import { orderField } from '../fields/order.ts'
import { pictureField } from '../fields/pictures.ts'
import { publicationField } from '../fields/publication.ts'
import { richTextEditor } from '../fields/rich-text.ts'
import { rowLabel } from '../fields/row-label.ts'
import { previewOf } from '../preview/preview-link.ts'

/** Staff who manage only fees and colleges may not change these fields. */
const writers = onlyWith('write course texts')

const basics: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        label: 'Name of the course',
        admin: { width: '60%', placeholder: 'Bachelor of Education (B.Ed)' },
      },
      {
        name: 'code',
        type: 'select',
        required: true,
        unique: true,
        label: 'Kind of course',
        options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
        admin: { width: '40%', description: 'Determines the application form. There is one course of each kind.' },
      },
    ],
  },
  {
    name: 'summary',
    type: 'textarea',
    required: true,
    maxLength: 240,
    label: 'Summary',
    admin: {
      rows: 2,
      description: 'One or two sentences, shown on the course’s card, on the home page and in search results.',
    },
  },
  {
    name: 'description',
    type: 'textarea',
    required: true,
    label: 'Description',
    admin: { rows: 8, description: 'The main text of the course’s page. Leave an empty line between paragraphs.' },
  },
  {
    name: 'durationYears',
    type: 'number',
    required: true,
    min: 0.5,
    max: 10,
    label: 'Length in years',
    admin: { width: '50%', step: 0.5 },
  },
  pictureField({
    name: 'image',
    label: 'Picture',
    description: 'Wide pictures look best, at least 1,440 pixels across.',
  }),
  webAddressField({
    name: 'videoUrl',
    label: 'Video',
    admin: { description: 'Address of a video about the course, starting with https://' },
  }),
]

const colleges: Field[] = [
  {
    name: 'colleges',
    type: 'array',
    label: 'Colleges that teach this course',
    labels: { singular: 'College', plural: 'Colleges' },
    admin: {
      initCollapsed: true,
      description: 'Each college with its price for the whole course. Press a row to edit it, drag it to move it.',
      components: { RowLabel: '/content/admin/CollegeRowLabel.tsx#CollegeRowLabel' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'college',
            type: 'relationship',
            relationTo: 'colleges',
            required: true,
            index: true,
            label: 'College',
            admin: { width: '50%' },
          },
          moneyField({ name: 'totalPricePaise', label: 'Price of the whole course (₹)', width: '30%' }),
          {
            name: 'seats',
            type: 'number',
            min: 0,
            max: 10_000,
            label: 'Seats',
            admin: { width: '20%', step: 1, description: 'For the office. Visitors do not see it.' },
          },
        ],
      },
    ],
  },
]

const fees: Field[] = [
  moneyField({
    name: 'startingPricePaise',
    label: 'Starting price (₹)',
    description:
      'The lowest college price for the whole course, shown as “from ₹…”. The parts below must add up to it.',
    width: '50%',
  }),
  {
    name: 'semesterFees',
    type: 'array',
    label: 'Parts of the fee',
    labels: { singular: 'Part of the fee', plural: 'Parts of the fee' },
    admin: {
      description: 'What a student pays and when, for example “Admission”, then “1st Semester”.',
      components: { RowLabel: rowLabel({ title: 'title', money: 'feePaise' }) },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'title',
            type: 'text',
            required: true,
            maxLength: 60,
            label: 'For',
            admin: { width: '60%', placeholder: '1st Semester' },
          },
          moneyField({ name: 'feePaise', label: 'Fee (₹)', width: '40%' }),
        ],
      },
    ],
  },
]

const details: Field[] = [
  {
    name: 'otherDetails',
    type: 'richText',
    editor: richTextEditor,
    label: 'Other details',
    admin: { description: 'Who can apply, which documents they need, how the course runs.' },
  },
]

const sidebar: Field[] = [
  {
    name: 'visible',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    label: 'Show on the site',
    admin: {
      components: { Cell: YES_NO },
      position: 'sidebar',
      description: 'Untick to hide the course from visitors.',
    },
  },
  {
    name: 'enrolmentOpen',
    type: 'checkbox',
    defaultValue: false,
    label: 'Enrolment is open',
    admin: {
      components: { Cell: YES_NO },
      position: 'sidebar',
      description: 'Untick to show visitors “Enrollment Not Yet Started”.',
    },
  },
  orderField('Courses'),
]

export const courses: CollectionConfig = withAmountChecks({
  slug: 'courses',
  labels: { singular: 'Course', plural: 'Courses' },
  access: accessTo('courses'),
  admin: {
    group: groups.courses,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'startingPricePaise', 'visible', 'enrolmentOpen', '_status'],
    listSearchableFields: ['name'],
    description: 'The courses on the site, with their fees and the colleges that teach them.',
    livePreview: previewOf('courses'),
  },
  defaultSort: 'order',
  versions: { maxPerDoc: MAX_VERSIONS, drafts },
  fields: [
    publicationField(),
    ...changedOnlyBy(writers, sidebar),
    {
      type: 'tabs',
      tabs: [
        { label: 'Basics', fields: changedOnlyBy(writers, basics) },
        { label: 'Fees', fields: fees },
        { label: 'Colleges', fields: colleges },
        {
          label: 'Other details',
          fields: changedOnlyBy(writers, details),
        },
      ],
    },
  ],
  hooks: { beforeChange: [checkCourseAmounts] },
})
