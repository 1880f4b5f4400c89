import type { Scope } from '../../staff/index.ts'

/** Conditions for records with a place inside the limit of a member of staff. */
export function insideOf(scope: Scope | null): ({ college: { in: string[] } } | { course: { in: string[] } })[] {
  if (scope === null) return []
  const { colleges, courses } = scope
  return [
    ...(colleges.length > 0 ? [{ college: { in: [...colleges] } }] : []),
    ...(courses.length > 0 ? [{ course: { in: [...courses] } }] : []),
  ]
}
