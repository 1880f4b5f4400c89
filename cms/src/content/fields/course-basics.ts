import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { Field } from 'payload'
import { webAddressField } from '../../admin-kit/fields/web-address.ts'
import { pictureField } from './pictures.ts'

/** What a course is: its name, texts, length, picture and video. */
export const courseBasics: Field[] = [
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
    name: 'eligibility',
    type: 'textarea',
    maxLength: 300,
    label: 'Who can apply',
    admin: {
      rows: 2,
      description: 'Shown in the comparison of courses, and where applicants declare that they are eligible.',
    },
  },
  {
    name: 'careers',
    type: 'textarea',
    maxLength: 300,
    label: 'What it leads to',
    admin: { rows: 2, description: 'The work that a graduate can do. Shown in the comparison of courses.' },
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
