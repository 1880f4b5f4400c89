import type { CourseCode } from '@pravesh/shared/courses/courses'

interface LiveKeyOptions {
  studentId: string
  course: CourseCode
  sessionYear: string
}

/** What the one live application of a student for a course and session holds, and no other can. */
export function liveKey({ studentId, course, sessionYear }: LiveKeyOptions): string {
  return `${studentId}:${course}:${sessionYear}`
}

/** What an application holds once it has ended, so that the student can apply again. */
export function endedKey(id: string): string {
  return `ended:${id}`
}
