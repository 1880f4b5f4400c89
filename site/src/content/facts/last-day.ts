import type { CourseCard } from '@pravesh/shared/content/pages/courses'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { en } from '../words/en.ts'
import { intakeNotice } from './intake-notice.ts'

type Dated = Pick<CourseCard, 'intake' | 'daysLeft'>
type Words = Pick<typeof en, 'courses' | 'facts'>

/** The last day to apply for a course, with the days that are left; or why there is none. */
export function lastDayText({ intake, daysLeft }: Dated, { courses, facts }: Words, locale: Locale): string {
  if (intake.closesOn === null) return facts.notAnnounced
  const notice = intakeNotice(intake, courses, locale)
  return notice ?? dayWithDaysLeft(intake.closesOn, daysLeft, { facts, locale })
}

/** E.g. `30 June 2027 (12 days left)`. */
export function dayWithDaysLeft(
  closesOn: string,
  daysLeft: number | null,
  { facts, locale }: Pick<Words, 'facts'> & { locale: Locale },
): string {
  const day = formatLongDay(closesOn, locale)
  return daysLeft === null ? day : facts.until(day, facts.daysLeft(daysLeft))
}

/** The last days of several courses: one text if they agree, else one for each course. */
export function lastDays(
  courses: readonly (Dated & Pick<CourseCard, 'code'>)[],
  { words, locale, translate }: { words: Words; locale: Locale; translate: (text: string) => string },
): string[] {
  const texts = courses.map((course) => lastDayText(course, words, locale))
  const [first] = texts
  if (first !== undefined && texts.every((text) => text === first)) return [first]
  return courses.map(({ code }, index) => words.facts.ofCourse(translate(COURSE_LABELS[code]), texts[index] ?? ''))
}
