import type { CourseCard } from '@pravesh/shared/content/pages/courses'
import { daysLeft } from '@pravesh/shared/courses/intake'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Course } from '../../payload-types.ts'
import type { DeepPartial } from '../../publishing/pages/deep-partial.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { INTAKE_FIELDS, intakeNow } from '../courses/intake.ts'
import { sessionYear } from '../courses/session-year.ts'
import { loadPictures, type Pictures } from '../published/pictures.ts'
import { loadSlugs } from '../published/slugs.ts'

const CARD_FIELDS = [
  'code',
  'name',
  'summary',
  'image',
  'durationYears',
  'startingPricePaise',
  ...INTAKE_FIELDS,
  'colleges',
  'semesterFees',
  'eligibility',
  'careers',
] as const
export type CourseRow = Pick<Course, 'id' | (typeof CARD_FIELDS)[number]>

/** The published, visible courses in the editors' order; at most one per course code. */
export async function visibleCourses(records: Records): Promise<CourseRow[]> {
  return records.list({
    collection: 'courses',
    fields: CARD_FIELDS,
    where: { visible: { equals: true } },
    sort: ['order', 'name'],
  })
}

interface CardParts {
  pictures: Pictures
  /** The name of a course in addresses, by id. */
  slugs: ReadonlyMap<string, string>
  /** The current session. */
  session: string | null
}

export function courseCard(course: CourseRow, { pictures, slugs, session }: CardParts): DeepPartial<CourseCard> {
  const now = new Date()
  const intake = intakeNow(course, now)
  return {
    id: course.id,
    slug: slugs.get(course.id),
    code: course.code,
    name: course.name,
    summary: textOr(course.summary, course.name),
    image: pictures.one(course.image),
    durationYears: course.durationYears,
    startingPricePaise: course.startingPricePaise,
    enrolmentOpen: intake.state === 'open',
    intake,
    daysLeft: daysLeft(intake, dayInIndia(now)),
    eligibility: course.eligibility || null,
    careers: course.careers || null,
    session,
  }
}

/** The parts of a course's fee, in proportion. */
export const semesterFeesOf = ({ semesterFees }: Pick<CourseRow, 'semesterFees'>) =>
  (semesterFees ?? []).map(({ title, feePaise }) => ({ title, feePaise }))

/** Cards of all visible courses. */
export async function loadCourseCards(records: Records): Promise<DeepPartial<CourseCard>[]> {
  const courses = await visibleCourses(records)
  const parts = await loadCardParts(records, courses)
  return courses.map((course) => courseCard(course, parts))
}

/** What cards show beside the course itself. */
export async function loadCardParts(records: Records, courses: readonly CourseRow[]): Promise<CardParts> {
  const [pictures, slugs, session] = await Promise.all([
    loadPictures(
      records,
      courses.map((course) => course.image),
    ),
    loadSlugs(records, 'courses', courses),
    sessionYear(records),
  ])
  return { pictures, slugs, session }
}

/** A text, or what stands in for it while each of its sentences names a value that is missing now. */
export function textOr<T>(text: T, other: string): T | string {
  return text === '' ? other : text
}
