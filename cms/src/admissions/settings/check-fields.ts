import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { hasQuestion } from '@pravesh/shared/admissions/form/questionnaire'
import { COURSE_CODES, COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { Field } from 'payload'

interface NumberOptions {
  name: string
  label: string
  max: number
  description?: string
}

const optionalNumber = ({ name, label, max, description }: NumberOptions): Field => ({
  name,
  type: 'number',
  label,
  min: 1,
  max,
  admin: { description, width: '50%', step: 1 },
})

const MAX_AGE = 100
const MAX_PERCENTAGE = 100
const DAY = /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])$/

/**
 * What the automatic checks compare with, for each course. Without defaults: neither the specification nor a law that holds for
 * all courses has these figures.
 */
export const checkFields: Field[] = COURSE_CODES.map((code) => ({
  name: `checks${code}` satisfies `checks${CourseCode}`,
  type: 'group',
  label: `Automatic checks of ${COURSE_LABELS[code]}`,
  admin: {
    description: 'An empty box is not checked. The checks advise you and decide nothing.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        optionalNumber({ name: 'minimumAge', label: 'Lowest age in years', max: MAX_AGE }),
        optionalNumber({ name: 'maximumAge', label: 'Highest age in years', max: MAX_AGE }),
      ],
    },
    {
      name: 'ageOn',
      type: 'text',
      label: 'Day on which the age counts',
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        value === '' ||
        (typeof value === 'string' && DAY.test(value)) ||
        'Enter day and month, such as 31/12',
      admin: {
        placeholder: '31/12',
        width: '50%',
        description: 'In the first year of the session. If empty, the day on which the application was sent.',
      },
    },
    ...(hasQuestion(formOf(code), 'degreeMarks')
      ? [
          {
            type: 'row' as const,
            fields: [
              optionalNumber({
                name: 'degreeMinimum',
                label: 'Lowest percentage of the graduation',
                max: MAX_PERCENTAGE,
              }),
              optionalNumber({
                name: 'degreeMinimumReserved',
                label: 'The same for SC and ST',
                max: MAX_PERCENTAGE,
                description: 'If empty, the same as for all.',
              }),
            ],
          },
        ]
      : []),
  ],
}))
