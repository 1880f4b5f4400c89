import type { CourseCode } from '../../courses/courses.ts'

/** Course, year in India and time in milliseconds, e.g. `BED20261795236400000`. (spec 2, 3) */
export function applicationNumber({ course, now }: { course: CourseCode; now: Date }): string {
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(now)
  return `${course}${year}${now.getTime()}`
}
