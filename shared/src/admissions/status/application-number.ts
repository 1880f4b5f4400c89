import type { CourseCode } from '../../courses/courses.ts'
import { dayInIndia } from '../../platform/formats.ts'

/** Course, year in India and time in milliseconds, e.g. `BED20261795236400000`. (spec 2, 3) */
export function applicationNumber({ course, now }: { course: CourseCode; now: Date }): string {
  const [year] = dayInIndia(now).split('-')
  return `${course}${year}${now.getTime()}`
}
