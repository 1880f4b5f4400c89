import { intakeOn } from '@pravesh/shared/courses/intake'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { DueWork } from '../../database/work/work.ts'
import { Service } from '../../foundation/service.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { datesOf, INTAKE_FIELDS } from '../courses/intake.ts'
import { publishChange } from './publish-on-change.ts'

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
