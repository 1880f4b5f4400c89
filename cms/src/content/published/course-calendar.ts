import type { ProcessCalendar } from '@pravesh/shared/allotment/process/step-schema'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { courseWithCode } from '@pravesh/shared/courses/courses'
import { readRows } from '../../database/records/read-rows.ts'
import type { Affected } from '../../publishing/pages/page.ts'
import type { Records } from '../../publishing/pages/records.ts'

/** Finds the calendar of the open merit process of a course and session; null without one. A feature above content provides it. */
export type FindCalendar = (
  records: Records,
  process: { course: CourseCode; sessionYear: string },
) => Promise<ProcessCalendar | null>

/** Publishes the page of the course of a changed process. */
export const courseOfProcess: Affected = async ({ doc }, { payload }) => {
  const code = courseWithCode(doc?.course)
  if (code === null) return []
  return (await readRows({ payload, collection: 'courses', where: { code: { equals: code } }, fields: ['code'] })).map(
    ({ id }) => id,
  )
}
