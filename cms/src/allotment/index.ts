/** Public interface of the allotment for `features.ts` and the student area. */

export { courseCalendar } from './calendar/course-calendar.ts'
