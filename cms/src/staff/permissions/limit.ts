import type { Where } from 'payload'
import { hasKeyOf } from '../scope/place-keys.ts'
import type { Scope } from '../scope/scope.ts'
import { BELONGING, type Belonging } from './belonging.ts'
import type { Guarded, Verb } from './permissions.ts'

interface LimitOptions {
  scope: Scope
  subject: Guarded
  verb: Verb
  /** Id of the limited member of staff. */
  userId: unknown
}

/** What a limited person may do of what their roles grant: everything, nothing, or on the records that match. */
export function limitOf({ scope, subject, verb, userId }: LimitOptions): boolean | Where {
  if (verb === 'admin') return true
  const belonging: Belonging = BELONGING[subject]
  const reads = verb === 'read' || verb === 'readVersions'
  if (belonging === 'working') return true
  if (belonging === 'own') return verb === 'read' || verb === 'update' ? { id: { equals: userId } } : false
  // A condition cannot limit what is created, and none of these records is created by hand.
  if (verb === 'create' || verb === 'unlock') return false
  if (belonging === 'place') return verb === 'readVersions' ? false : insidePlace(scope)
  if (belonging === 'places') return hasKeyOf(scope)
  if (belonging === 'college') return reads || (scope.courses.length === 0 && { id: { in: [...scope.colleges] } })
  if (belonging === 'course') return reads || (scope.colleges.length === 0 && { code: { in: [...scope.courses] } })
  return belonging === 'shared' && reads
}

/** The records whose fields `college` and `course` lie within a limit. */
function insidePlace({ colleges, courses }: Scope): Where {
  const college: Where = { college: { in: [...colleges] } }
  const course: Where = { course: { in: [...courses] } }
  if (courses.length === 0) return college
  return colleges.length === 0 ? course : { and: [college, course] }
}

/** Matches no record, since codes have other characters, and no index serves it. */
const NO_RECORD: Where = { course: { contains: '#' } }

/**
 * The same condition in a form for which SQLite reads the index of the list's order, and filters in it. It would collect and
 * sort the records of all colleges of a limit, a hundred times as many as a page has. One college needs no sorting: an index has
 * its records in order.
 */
export function filteredInOrder({ colleges, courses }: Scope, where: Where): Where {
  const isSeveral = colleges.length > 1 || (colleges.length === 0 && courses.length > 1)
  return isSeveral ? { or: [where, NO_RECORD] } : where
}
