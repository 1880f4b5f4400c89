import { type CourseCode, courseWithCode } from '../../courses/courses.ts'

/** When a notice is shown. Days are `YYYY-MM-DD` in India, both inclusive. */
export interface NoticeDates {
  /** The date of the notice, from which it is shown. */
  day: string
  /** Null if it is shown until staff take it off the site. */
  lastDay: string | null
}

export type NoticeState = 'upcoming' | 'shown' | 'ended'

/** At most these are on the home page and on the page of a course; the others are on the page of all notices. */
export const MAX_LISTED_NOTICES = 3

/** The state of a notice on a day. */
export function noticeStateOn({ day, lastDay }: NoticeDates, today: string): NoticeState {
  if (today < day) return 'upcoming'
  return lastDay !== null && today > lastDay ? 'ended' : 'shown'
}

/** Pinned notices first, then the newest. Notices of one day stay in their order. */
export function inNoticeOrder<N extends { pinned: boolean; day: string }>(notices: readonly N[]): N[] {
  return notices.toSorted((one, other) => Number(other.pinned) - Number(one.pinned) || other.day.localeCompare(one.day))
}

/** Whether a notice is for someone with these courses. One without courses is for everybody. */
export function isNoticeFor({ courses }: { courses: readonly CourseCode[] }, own: readonly CourseCode[]): boolean {
  return courses.length === 0 || courses.some((course) => own.includes(course))
}

/** The course codes among stored values. */
export function noticeCourses(stored: unknown): CourseCode[] {
  return Array.isArray(stored) ? stored.flatMap((code) => courseWithCode(code) ?? []) : []
}

/** The id of a notice on the page of all notices. */
export function noticeAnchor(id: string): string {
  return `notice-${id}`
}
