import type { Field } from 'payload'
import { DAY } from '../../admin-kit/dates/date-inputs.ts'
import { refuseEarlyEnd } from '../courses/intake.ts'

const dayOnly = {
  position: 'sidebar',
  date: DAY,
} as const

/** The days between which a course accepts applications. */
export const intakeFields: Field[] = [
  {
    name: 'opensOn',
    type: 'date',
    label: 'Applications open on',
    admin: { ...dayOnly, description: 'From the beginning of this day in India. Empty: open at once.' },
  },
  {
    name: 'closesOn',
    type: 'date',
    label: 'Last day of applications',
    validate: refuseEarlyEnd,
    admin: { ...dayOnly, description: 'Applications close at the end of this day in India. Empty: no closing date.' },
  },
]
