import type { Staff } from '../../payload-types.ts'
import { scopeOf } from './scope.ts'

/** Roles and limits of a member of staff as text, which is the same as long as both are. */
export function rightsOf(user: Pick<Staff, 'roles' | 'limitColleges' | 'limitCourses'>): string {
  const { colleges = [], courses = [] } = scopeOf(user) ?? {}
  return JSON.stringify([user.roles, colleges, courses].map((each) => each.toSorted()))
}
