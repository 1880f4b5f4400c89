import { type CourseCode, courseWithCode } from '../courses/courses.ts'

/** How the list of colleges is sorted; `listed` is the editors' order. */
export const COLLEGE_ORDERS = ['listed', 'fee', 'name'] as const

/** A filter of the list of colleges. */
export interface CollegeFilter {
  /** Empty for all states. */
  state: string
  course: CourseCode | null
  order: (typeof COLLEGE_ORDERS)[number]
}

export const NO_COLLEGE_FILTER: CollegeFilter = { state: '', course: null, order: 'listed' }

const MAX_STATE = 60

/** Names of the parameters, which are also those of the form. */
export const collegeQueries = { state: 'state', course: 'course', order: 'sort', college: 'college' } as const

/** Parses a query such as `?state=Bihar&course=BED&sort=fee`; ignores invalid parameters. */
export function parseCollegeFilter(query: URLSearchParams): CollegeFilter {
  const order = query.get(collegeQueries.order)
  return {
    state: (query.get(collegeQueries.state) ?? '').trim().slice(0, MAX_STATE),
    course: courseWithCode(query.get(collegeQueries.course)?.toUpperCase()),
    order: COLLEGE_ORDERS.find((each) => each === order) ?? 'listed',
  }
}

interface Filtered {
  name: string
  state: string
  courses: readonly { code: CourseCode; totalPricePaise: number }[]
}

/** The colleges that match a filter, in its order. By fee, the cheapest matching course of each college counts. */
export function filterColleges<C extends Filtered>(colleges: readonly C[], filter: CollegeFilter): C[] {
  const matching = colleges.filter(
    ({ state, courses }) =>
      (filter.state === '' || state === filter.state) &&
      (filter.course === null || courses.some(({ code }) => code === filter.course)),
  )
  if (filter.order === 'name') return matching.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  if (filter.order === 'fee') return matching.sort((a, b) => lowestFee(a, filter.course) - lowestFee(b, filter.course))
  return matching
}

/** The lowest total fee of a college, of one course or of all; Infinity if it teaches none. */
export function lowestFee({ courses }: Pick<Filtered, 'courses'>, course: CourseCode | null): number {
  const fees = courses.flatMap(({ code, totalPricePaise }) =>
    course === null || code === course ? [totalPricePaise] : [],
  )
  return Math.min(...fees)
}
