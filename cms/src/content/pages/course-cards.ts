import type { CourseCard } from '@pravesh/shared/content/pages/courses'
import type { Course } from '../../payload-types.ts'
import type { DeepPartial } from '../../platform/pages/deep-partial.ts'
import type { Records } from '../../platform/pages/records.ts'
import { loadPictures, type Pictures } from './pictures.ts'

const CARD_FIELDS = [
  'code',
  'name',
  'summary',
  'image',
  'durationYears',
  'startingPricePaise',
  'enrolmentOpen',
  'colleges',
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

export function courseCard(course: CourseRow, pictures: Pictures): DeepPartial<CourseCard> {
  return {
    id: course.id,
    code: course.code,
    name: course.name,
    summary: course.summary,
    image: pictures.one(course.image),
    durationYears: course.durationYears,
    startingPricePaise: course.startingPricePaise,
    enrolmentOpen: course.enrolmentOpen ?? false,
  }
}

/** Cards of all visible courses. */
export async function loadCourseCards(records: Records): Promise<DeepPartial<CourseCard>[]> {
  const courses = await visibleCourses(records)
  const pictures = await loadPictures(
    records,
    courses.map((course) => course.image),
  )
  return courses.map((course) => courseCard(course, pictures))
}
