import { type Intake, type IntakeDates, intakeOn } from '@pravesh/shared/courses/intake'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { DateField, Payload } from 'payload'
import type { Course } from '../../payload-types.ts'
import { recordsOf } from '../../platform/pages/records.ts'
import { Service } from '../../platform/service.ts'
import type { DueWork } from '../../platform/work/work.ts'
import { publishChange } from '../publishing/publish-on-change.ts'

type Dated = Partial<Pick<Course, 'enrolmentOpen' | 'opensOn' | 'closesOn'>>

/** The columns that decide whether a course is open. */
export const INTAKE_FIELDS = ['enrolmentOpen', 'opensOn', 'closesOn'] as const

function datesOf({ enrolmentOpen, opensOn, closesOn }: Dated): IntakeDates {
  return { enrolmentOpen: enrolmentOpen === true, opensOn: dayOf(opensOn), closesOn: dayOf(closesOn) }
}

/** The admin's date fields store a day at noon, so it is the same day in India. */
function dayOf(stored: unknown): string | null {
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

/** The day in India for which this process has published the intakes. */
const publishedDay = new Service<string>('publishedDay')

/** After midnight in India, publishes the courses that open or close on that day. Part of the minutely task. */
export const openAndCloseIntakes: DueWork = {
  run: async ({ payload, now }) => {
    const today = dayInIndia(now())
    const before = publishedDay.find(payload) ?? today
    publishedDay.set(payload, today)
    if (before !== today) await publishChanged({ payload, before, today })
  },
}

interface ChangedOptions {
  payload: Payload
  before: string
  today: string
}

async function publishChanged({ payload, before, today }: ChangedOptions): Promise<void> {
  const courses = await recordsOf({ payload }).list({ collection: 'courses', fields: INTAKE_FIELDS })
  for (const course of courses) {
    const dates = datesOf(course)
    if (intakeOn(dates, before).state === intakeOn(dates, today).state) continue
    publishChange({ payload, change: { slug: 'courses', id: course.id, doc: course } })
  }
}

/** Marks today's intakes as published, which a start does. */
export function intakesPublished(payload: Payload): void {
  publishedDay.set(payload, dayInIndia(new Date()))
}
