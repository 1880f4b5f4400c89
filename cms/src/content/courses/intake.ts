import { type Intake, type IntakeDates, intakeOn } from '@pravesh/shared/courses/intake'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { DateField } from 'payload'
import type { Course } from '../../payload-types.ts'

type Dated = Partial<Pick<Course, 'enrolmentOpen' | 'opensOn' | 'closesOn'>>

/** The columns that decide whether a course is open. */
export const INTAKE_FIELDS = ['enrolmentOpen', 'opensOn', 'closesOn'] as const

export function datesOf({ enrolmentOpen, opensOn, closesOn }: Dated): IntakeDates {
  return { enrolmentOpen: enrolmentOpen === true, opensOn: dayOf(opensOn), closesOn: dayOf(closesOn) }
}

/** The admin's date fields store a day at noon, so it is the same day in India. */
export function dayOf(stored: unknown): string | null {
  return typeof stored === 'string' ? stored.slice(0, 10) : null
}

/** The intake of a course now. */
export function intakeNow(course: Dated, now = new Date()): Intake {
  return intakeOn(datesOf(course), dayInIndia(now))
}

export const refuseEarlyEnd: DateField['validate'] = (closesOn, { siblingData }) => {
  const opens = dayOf((siblingData as Dated).opensOn)
  const closes = closesOn instanceof Date ? dayOf(closesOn.toISOString()) : dayOf(closesOn)
  return (
    opens === null || closes === null || closes >= opens || 'Choose the day on which applications open, or a later one.'
  )
}
