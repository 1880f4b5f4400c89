import type { CollectionConfig, Field } from 'payload'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { moneyField } from '../../admin-kit/money/money.ts'
import { withAmountChecks } from '../../admin-kit/money/with-amount-checks.ts'
import { accessTo, onlyWith } from '../../staff/index.ts'
import { checkCourseAmounts } from '../courses/check-course-amounts.ts'
import { keepColleges } from '../courses/keep-colleges.ts'
import { changedOnlyBy } from '../fields/changed-only-by.ts'
import { contactAndQuestions } from '../fields/contact-and-questions.ts'
import { courseBasics } from '../fields/course-basics.ts'
import { drafts, MAX_VERSIONS } from '../fields/drafts.ts'
import { intakeFields } from '../fields/intake.ts'
import { richTextHooks } from '../fields/link-fields.ts'
import { missingFactsField } from '../fields/missing-facts.ts'
import { orderField } from '../fields/order.ts'
import { picturesField } from '../fields/pictures.ts'
import { publicationField } from '../fields/publication.ts'
import { recognitionFields, resultsField } from '../fields/recognition.ts'
import { richTextEditor } from '../fields/rich-text.ts'
import { rowLabel } from '../fields/row-label.ts'
import { videosField } from '../fields/videos.ts'
import { previewOf } from '../preview/preview-link.ts'

/** Staff who manage only fees and colleges may not change these fields. */
const writers = onlyWith('write course texts')

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
            // A new college is added in its own list, which asks for its name.
            admin: { width: '50%', allowCreate: false },
          },
          moneyField({ name: 'totalPricePaise', label: 'Price of the whole course (₹)', width: '30%' }),
          {
            name: 'seats',
            type: 'number',
            min: 0,
            max: 10_000,
            label: 'Seats',
            admin: {
              width: '20%',
              step: 1,
              description: 'In each session. Officers cannot approve more. Visitors see them, and how many are left.',
            },
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
    hooks: richTextHooks,
    label: 'Other details',
    admin: { description: 'Who can apply, which documents they need, how the course runs.' },
  },
]

const photographs: Field[] = [
  picturesField({
    name: 'gallery',
    label: 'Photographs',
    description:
      'Lessons, laboratories and practice, in a gallery on the page. Drag to change the order. 1,440 pixels across or more.',
  }),
  videosField,
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
      description: 'Untick to close applications at once. While it is ticked, the dates below open and close them.',
    },
  },
  ...intakeFields,
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
    ...searchedBy('name of the course', ['name']),
    description: 'The courses on the site, with their fees and the colleges that teach them.',
    livePreview: previewOf('courses'),
  },
  defaultSort: 'order',
  versions: { maxPerDoc: MAX_VERSIONS, drafts },
  fields: [
    publicationField(),
    missingFactsField(),
    ...changedOnlyBy(writers, sidebar),
    {
      type: 'tabs',
      tabs: [
        { label: 'Basics', fields: changedOnlyBy(writers, courseBasics) },
        { label: 'Fees', fields: fees },
        { label: 'Colleges', fields: colleges },
        {
          label: 'Other details',
          fields: changedOnlyBy(writers, details),
        },
        {
          label: 'Recognition',
          fields: changedOnlyBy(writers, [...recognitionFields({ of: 'course' }), resultsField({ of: 'course' })]),
        },
        { label: 'Photographs and videos', fields: changedOnlyBy(writers, photographs) },
        { label: 'Contact and questions', fields: changedOnlyBy(writers, contactAndQuestions) },
      ],
    },
  ],
  hooks: { beforeChange: [checkCourseAmounts, keepColleges] },
})
