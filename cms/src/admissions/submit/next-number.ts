import { applicationNumber } from '@pravesh/shared/admissions/status/application-number'
import type { CourseCode } from '@pravesh/shared/courses/courses'

/** The time in the last number that this process gave. Another process may give the same; the database tells. */
let last = 0

/** A number that this process has not given yet: each has a millisecond of its own. */
export function nextNumber({ course, now }: { course: CourseCode; now: Date }): string {
  last = Math.max(now.getTime(), last + 1)
  return applicationNumber({ course, now: new Date(last) })
}
