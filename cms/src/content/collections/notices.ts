import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { CollectionConfig, UIField } from 'payload'
import { DAY } from '../../admin-kit/dates/date-inputs.ts'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../staff/index.ts'
import { bodyField } from '../fields/body.ts'
import { drafts, MAX_VERSIONS } from '../fields/drafts.ts'
import { publicationField } from '../fields/publication.ts'
import { refuseEarlyLastDay, storedDay } from '../notice-board/notice-dates.ts'
import { previewOf } from '../preview/preview-link.ts'

/** What is new, for visitors and students. `fields` are of features above content. */
export const notices = (fields: readonly UIField[]): CollectionConfig => ({
  slug: 'notices',
  labels: { singular: 'Notice', plural: 'Notices' },
  access: accessTo('notices'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'shownFrom', 'until', 'pinned', 'courses', '_status'],
    ...searchedBy('title', ['title']),
    description:
      'News with a date: on the home page, on the page of all notices and on the dashboards of the students concerned.',
    livePreview: previewOf('notices'),
  },
  defaultSort: '-shownFrom',
  versions: { maxPerDoc: MAX_VERSIONS, drafts },
  fields: [
    publicationField({ page: 'shared' }),
    ...fields,
    {
      name: 'shownFrom',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => storedDay(dayInIndia(new Date())),
      label: 'Date',
      admin: { position: 'sidebar', date: DAY, description: 'Shown from the beginning of this day in India.' },
    },
    {
      name: 'until',
      type: 'date',
      label: 'Last day',
      validate: refuseEarlyLastDay,
      admin: {
        position: 'sidebar',
        date: DAY,
        description: 'Shown until the end of this day in India. Empty: until you take it off the site.',
      },
    },
    {
      name: 'pinned',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: 'Pinned',
      admin: {
        position: 'sidebar',
        description: 'Stays above the others.',
        components: { Cell: YES_NO },
      },
    },
    {
      name: 'courses',
      type: 'select',
      hasMany: true,
      label: 'Courses concerned',
      options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
      admin: { position: 'sidebar', description: 'Empty: the notice concerns everybody.' },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      label: 'Title',
      admin: { placeholder: 'Classes of B.Ed begin on 6 July' },
    },
    bodyField,
    {
      name: 'attachment',
      type: 'upload',
      relationTo: 'notice-files',
      label: 'File',
      admin: {
        description:
          'A PDF below the text, such as a timetable. Put what everybody needs into the text: a PDF is hard to read on a phone.',
      },
    },
  ],
})
