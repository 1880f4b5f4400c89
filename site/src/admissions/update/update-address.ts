import { COURSE_CODES, type CourseCode } from '@pravesh/shared/content/options'

/** The application that an address asks to correct; null where it names no course of ours. (spec 3, 2.2) */
export function updateAddress(pathname: string): { course: CourseCode; id: string } | null {
  const [, named, segment] = /^\/student\/([^/]+)\/application\/([^/]+)\/update\/?$/.exec(pathname) ?? []
  const course = COURSE_CODES.find((code) => code === named)
  const id = decoded(segment)
  return course === undefined || id === null ? null : { course, id }
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment)
  } catch {
    return null
  }
}
