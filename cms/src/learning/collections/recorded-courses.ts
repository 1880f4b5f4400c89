import { MIN_PAYMENT_MESSAGE, MIN_PAYMENT_PAISE } from '@pravesh/shared/payments/min-amount'
import type { CollectionConfig, Field } from 'payload'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { webAddressField } from '../../admin-kit/fields/web-address.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { checkPaise, moneyField } from '../../admin-kit/money/money.ts'
import { withAmountChecks } from '../../admin-kit/money/with-amount-checks.ts'
import {
  drafts,
  MAX_VERSIONS,
  orderField,
  pictureField,
  previewOf,
  publicationField,
  rowLabel,
} from '../../content/index.ts'
import { accessTo } from '../../staff/index.ts'

/** Far more than a course has. */
const MAX_VIDEOS = 200
const basics: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 120, index: true, label: 'Name of the course' },
  {
    name: 'description',
    type: 'textarea',
    required: true,
    maxLength: 2000,
    label: 'What the course teaches',
    admin: { rows: 6, description: 'A few sentences that help a student to choose.' },
  },
  {
    type: 'row',
    fields: [
      {
        ...moneyField({ name: 'pricePaise', label: 'Price (₹)', width: '50%' }),
        validate: (value: unknown) => {
          const checked = checkPaise(value, { required: true })
          if (checked !== true) return checked
          return Number(value) >= MIN_PAYMENT_PAISE || MIN_PAYMENT_MESSAGE
        },
      },
      {
        name: 'duration',
        type: 'text',
        required: true,
        maxLength: 60,
        label: 'Duration',
        admin: { width: '50%', placeholder: '6 hours' },
      },
    ],
  },
  pictureField({ name: 'image', label: 'Picture' }),
]

const videos: Field = {
  name: 'videos',
  type: 'array',
  label: 'Videos',
  labels: { singular: 'Video', plural: 'Videos' },
  maxRows: MAX_VIDEOS,
  admin: {
    description:
      'In the order in which students watch them. Visitors see titles and descriptions; only students who bought the course see the addresses.',
    components: { RowLabel: rowLabel({ title: 'title' }) },
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
    webAddressField({
      name: 'address',
      label: 'Address of the video',
      required: true,
      admin: { description: 'Opens in a new tab. Use an address that search engines cannot find.' },
    }),
    { name: 'summary', type: 'textarea', maxLength: 300, label: 'Short description', admin: { rows: 2 } },
  ],
}

/** Video courses for sale. Students who bought one keep it while it is published, on sale or not. */
export const recordedCourses: CollectionConfig = withAmountChecks({
  slug: 'recorded-courses',
  labels: { singular: 'Recorded course', plural: 'Recorded courses' },
  access: accessTo('recorded-courses'),
  admin: {
    group: groups.learning,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'pricePaise', 'duration', 'active', '_status'],
    ...searchedBy('name of the course', ['name']),
    description: 'Video courses that students buy and watch in their account.',
    livePreview: previewOf('recorded-courses'),
  },
  defaultSort: 'order',
  versions: { maxPerDoc: MAX_VERSIONS, drafts },
  fields: [
    publicationField({ page: 'shared' }),
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: 'Offer for sale',
      admin: {
        components: { Cell: YES_NO },
        position: 'sidebar',
        description: 'Untick to stop selling the course. Students who bought it keep it.',
      },
    },
    orderField('Courses'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Basics', fields: basics },
        { label: 'Videos', fields: [videos] },
      ],
    },
  ],
})
