import { COURSE_CODES } from '../courses/courses.ts'
import { enrollPath } from '../courses/enroll-path.ts'

/** The course whose form a path shows: its id or code, or null. */
export function courseToEnrollIn(pathname: string): string | null {
  const id = /^\/courses\/([^/]+)\/enroll$/.exec(pathname)?.[1]
  if (id !== undefined) return decoded(id)
  return COURSE_CODES.find((code) => enrollPath(code) === pathname) ?? null
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
