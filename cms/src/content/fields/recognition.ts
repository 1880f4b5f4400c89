import { REGULATOR_NAMES, REGULATORS } from '@pravesh/shared/content/regulators'
import { COURSE_CODES, COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { ArrayField, Field, NumberFieldSingleValidation, SelectField } from 'payload'
import { webAddressField } from '../../admin-kit/fields/web-address.ts'
import { rowLabel } from './row-label.ts'

interface FactOptions {
  /** Whose facts: those of a college name the course that they are about. */
  of: 'college' | 'course'
}

/** Who recognises it, under which number, and to whom it is affiliated. */
export function recognitionFields(options: FactOptions): Field[] {
  return [recognitions(options), ...affiliation]
}

function recognitions({ of }: FactOptions): ArrayField {
  return {
    name: 'recognitions',
    type: 'array',
    label: 'Recognition',
    labels: { singular: 'Recognition', plural: 'Recognitions' },
    maxRows: 12,
    admin: {
      description:
        'The approval of the council, as in its order. The page names the council under the title and links to where visitors can check it.',
      components: { RowLabel: rowLabel({ title: 'number' }) },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'regulator',
            type: 'select',
            required: true,
            label: 'Recognised by',
            options: REGULATORS.map((value) => ({ value, label: REGULATOR_NAMES[value] })),
            admin: { width: '50%' },
          },
          ...(of === 'college' ? [courseField] : []),
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'number',
            type: 'text',
            required: true,
            maxLength: 80,
            label: 'Number',
            admin: { width: '50%', placeholder: 'ERC/7-98.6(i)/2012', description: 'As in the order.' },
          },
          {
            name: 'order',
            type: 'text',
            maxLength: 120,
            label: 'Order and date',
            admin: { width: '50%', placeholder: 'Order F.ERC/NCTE/2012/1234 of 3 March 2012' },
          },
        ],
      },
      webAddressField({
        name: 'url',
        label: 'Where to check it',
        admin: {
          description: 'The page of the council that lists it, starting with https://. Empty: the council’s own site.',
        },
      }),
    ],
  }
}

const courseField: SelectField = {
  name: 'course',
  type: 'select',
  label: 'For the course',
  options: COURSE_CODES.map((value) => ({ value, label: COURSE_LABELS[value] })),
  admin: { width: '50%', description: 'Empty: for the whole college.' },
}

const affiliation: Field[] = [
  {
    name: 'affiliation',
    type: 'text',
    maxLength: 160,
    label: 'Affiliated to',
    admin: {
      placeholder: 'The University of Burdwan',
      description: 'The university or board that holds the examinations. Shown under the title.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'affiliationReference',
        type: 'text',
        maxLength: 120,
        label: 'Letter of affiliation',
        admin: { width: '50%', description: 'Its number and date.' },
      },
      webAddressField({
        name: 'affiliationUrl',
        label: 'Where to check the affiliation',
        admin: { width: '50%', description: 'A page of the university or board, starting with https://' },
      }),
    ],
  },
]

const FIRST_YEAR = 1950

/** Results of former years. */
export function resultsField({ of }: FactOptions): ArrayField {
  return {
    name: 'results',
    type: 'array',
    label: 'Results of former years',
    labels: { singular: 'Result', plural: 'Results' },
    maxRows: 20,
    admin: {
      description: 'How many were examined and how many passed. The page shows the newest year first, with the share.',
      components: { RowLabel: rowLabel({ title: 'year' }) },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'year',
            type: 'number',
            required: true,
            label: 'Year',
            validate: checkYear,
            admin: { width: of === 'college' ? '25%' : '34%', step: 1 },
          },
          ...(of === 'college' ? [{ ...courseField, admin: { width: '25%' } }] : []),
          {
            name: 'examined',
            type: 'number',
            required: true,
            label: 'Examined',
            validate: checkExamined,
            admin: { width: of === 'college' ? '25%' : '33%', step: 1 },
          },
          {
            name: 'passed',
            type: 'number',
            required: true,
            label: 'Passed',
            validate: checkPassed,
            admin: { width: of === 'college' ? '25%' : '33%', step: 1 },
          },
        ],
      },
      {
        name: 'source',
        type: 'text',
        maxLength: 120,
        label: 'Published by',
        admin: { placeholder: 'University notification 12 of 2025' },
      },
    ],
  }
}

const MAX_PEOPLE = 100_000

const isCount = (value: unknown, min: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= MAX_PEOPLE

const checkYear: NumberFieldSingleValidation = (value) => {
  const thisYear = Number(dayInIndia(new Date()).slice(0, 4))
  return (
    (typeof value === 'number' && Number.isInteger(value) && value >= FIRST_YEAR && value <= thisYear) ||
    `Enter the year of the examination, from ${FIRST_YEAR} to ${thisYear}.`
  )
}

const checkExamined: NumberFieldSingleValidation = (value) =>
  isCount(value, 1) || 'Enter how many students were examined, as a whole number from 1.'

const checkPassed: NumberFieldSingleValidation = (value, { siblingData }) => {
  if (!isCount(value, 0)) return 'Enter how many students passed, as a whole number.'
  const examined: unknown = Reflect.get(siblingData, 'examined')
  return typeof examined !== 'number' || value <= examined || 'More students passed than were examined. Check both.'
}
