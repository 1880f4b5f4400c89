import { type CourseCode, courseWithCode } from '@pravesh/shared/courses/courses'

/** The application that a path names; null if the course is unknown. (spec 3, 2.2) */
export function updateAddress(pathname: string): { course: CourseCode; id: string } | null {
  const [, named, segment] = /^\/student\/([^/]+)\/application\/([^/]+)\/update\/?$/.exec(pathname) ?? []
  const course = courseWithCode(named)
  const id = decoded(segment)
  return course === null || id === null ? null : { course, id }
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment)
  } catch {
    return null
  }
}
