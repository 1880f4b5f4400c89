import { daysLeft, intakeOn } from '@pravesh/shared/courses/intake'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import type { DueWork } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { datesOf, INTAKE_FIELDS } from '../courses/intake.ts'
import { publishChange } from './publish-on-change.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the day in India for which this process has published the intakes. */
    publishedDay?: string | undefined
  }
}

/** After midnight in India, publishes the courses that open or close on that day or say how many days are left. Part of the minutely task. */
export const openAndCloseIntakes: DueWork = {
  run: async ({ payload, now }) => {
    const today = dayInIndia(now())
    const { publishedDay: before = today } = portalOf(payload)
    portalOf(payload).publishedDay = today
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
    const [earlier, now] = [intakeOn(dates, before), intakeOn(dates, today)]
    if (earlier.state === now.state && daysLeft(now, today) === null) continue
    publishChange({ payload, change: { slug: 'courses', id: course.id, doc: course } })
  }
}

/** Marks today's intakes as published, which a start does. */
export function intakesPublished(payload: Payload): void {
  portalOf(payload).publishedDay = dayInIndia(new Date())
}
