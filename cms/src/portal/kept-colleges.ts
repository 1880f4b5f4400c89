import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'

/** A college that a course has to keep. */
export interface KeptCollege {
  /** Id of the college. */
  college: string
  /** For staff: what needs the college. */
  need: string
  /** What they can do if they have taken it off. */
  advice: string
}

interface CourseQuery {
  payload: Payload
  course: CourseCode
}

/** Finds the colleges that a course has to keep, because a feature relies on them being taught there. */
export type FindKeptColleges = (query: CourseQuery) => Promise<KeptCollege[]>
