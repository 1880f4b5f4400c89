import type { College, Course } from '../../payload-types.ts'
import { idOf, idsOf } from '../../platform/database/relation.ts'
import type { Records, Row } from '../../platform/pages/records.ts'

type Offering = Pick<Course, 'colleges'>
type Offer = NonNullable<Course['colleges']>[number]

/** A college that teaches a course, with what it charges there. */
interface PublishedOffer<K extends keyof College> {
  college: Row<'colleges', K>
  totalPricePaise: Offer['totalPricePaise']
}

/**
 * Joins courses with the colleges that teach them, in one query: the offers of each course in its own order. Colleges that are
 * not published are left out.
 */
export async function loadOffers<K extends keyof College>(
  records: Records,
  courses: readonly Offering[],
  fields: readonly K[],
): Promise<(course: Offering) => PublishedOffer<K>[]> {
  const ids = idsOf(courses.flatMap(({ colleges }) => (colleges ?? []).map(({ college }) => college)))
  if (ids.length === 0) return () => []
  const found = await records.list({ collection: 'colleges', fields, where: { id: { in: ids } } })
  const colleges = new Map(found.map((college) => [college.id, college]))
  return (course) =>
    (course.colleges ?? []).flatMap(({ college, totalPricePaise }) => {
      const published = colleges.get(idOf(college) ?? '')
      return published ? [{ college: published, totalPricePaise }] : []
    })
}

/** What a course costs at a college; undefined when the college does not teach it. */
export function offerAt(course: Offering, collegeId: string): Offer | undefined {
  return (course.colleges ?? []).find(({ college }) => idOf(college) === collegeId)
}
