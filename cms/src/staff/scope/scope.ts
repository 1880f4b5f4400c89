/** Where a record belongs. Null where it belongs to no college or course. */
export interface Place {
  /** Id of the college. */
  college: string | null
  /** Code of the course. */
  course: string | null
}

/** The colleges (ids) and courses (codes) to which a member of staff is limited. An empty list is no limit. */
export interface Scope {
  colleges: readonly string[]
  courses: readonly string[]
}

/** The fields of a member of staff that hold the limit; relations that are not populated are ids. */
interface Limited {
  limitColleges?: unknown
  limitCourses?: unknown
}

/** The limit of a member of staff; null for one who has none. Read from the account of each request, never from a token. */
export function scopeOf(user: object | null | undefined): Scope | null {
  const { limitColleges, limitCourses }: Limited = user ?? {}
  const colleges = listOf(limitColleges)
  const courses = listOf(limitCourses)
  return colleges.length === 0 && courses.length === 0 ? null : { colleges, courses }
}

/** Ids or codes. A value of another kind matches no record, so that it does not lift the limit. */
function listOf(value: unknown): string[] {
  if (value === undefined || value === null) return []
  return [value].flat().map((each) => {
    const id: unknown = typeof each === 'object' && each !== null && 'id' in each ? each.id : each
    return typeof id === 'string' ? id : ''
  })
}

/** Whether a record lies within a limit. What belongs to no college lies outside a limit to colleges. */
export function isInside(scope: Scope | null, place: Place | null): boolean {
  if (scope === null) return true
  const within = (limit: readonly string[], value: string | null | undefined) =>
    limit.length === 0 || (typeof value === 'string' && limit.includes(value))
  return within(scope.colleges, place?.college) && within(scope.courses, place?.course)
}
