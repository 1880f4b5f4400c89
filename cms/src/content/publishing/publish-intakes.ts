import { daysLeft, intakeOn } from '@pravesh/shared/courses/intake'
import type { Payload } from 'payload'
import { recordsOf } from '../../publishing/pages/records.ts'
import { datesOf, INTAKE_FIELDS } from '../courses/intake.ts'
import { publishChange } from './publish-on-change.ts'

/** Two days in India, `YYYY-MM-DD`: the last one that was published, and the present one. */
export interface NewDay {
  payload: Payload
  before: string
  today: string
}

/** Publishes the courses that open or close between two days, or say how many days are left. */
export async function publishChangedIntakes({ payload, before, today }: NewDay): Promise<void> {
  const courses = await recordsOf({ payload }).list({ collection: 'courses', fields: INTAKE_FIELDS })
  for (const course of courses) {
    const dates = datesOf(course)
    const [earlier, now] = [intakeOn(dates, before), intakeOn(dates, today)]
    if (earlier.state === now.state && daysLeft(now, today) === null) continue
    publishChange({ payload, change: { slug: 'courses', id: course.id, doc: course } })
  }
}
