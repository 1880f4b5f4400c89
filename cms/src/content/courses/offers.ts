import { idOf, idsOf } from '../../database/records/relation.ts'
import type { College, Course } from '../../payload-types.ts'
import type { Records, Row } from '../../publishing/pages/records.ts'

type Offering = Pick<Course, 'colleges'>
type Offer = NonNullable<Course['colleges']>[number]

/** A published college that teaches a course, and its price. */
interface PublishedOffer<K extends keyof College> {
  college: Row<'colleges', K>
  totalPricePaise: Offer['totalPricePaise']
  /** In each session; null if staff entered none. */
  seats: number | null
}

/**
 * Joins courses with their published colleges in one query. Returns a lookup of each course's offers, in the course's
 * own order.
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
    (course.colleges ?? []).flatMap(({ college, totalPricePaise, seats }) => {
      const published = colleges.get(idOf(college) ?? '')
      return published ? [{ college: published, totalPricePaise, seats: seats ?? null }] : []
    })
}

/** A college's offer for a course; undefined when the college does not teach it. */
export function offerAt(course: Offering, collegeId: string): Offer | undefined {
  return (course.colleges ?? []).find(({ college }) => idOf(college) === collegeId)
}
