import type { CourseCode } from '@pravesh/shared/courses/courses'

interface LiveKeyOptions {
  studentId: string
  course: CourseCode
  sessionYear: string
}

/** Unique key of a student's one live application for a course and session. */
export function liveKey({ studentId, course, sessionYear }: LiveKeyOptions): string {
  return `${studentId}:${course}:${sessionYear}`
}

/** Key of an ended application, which frees the live key so that the student can apply again. */
export function endedKey(id: string): string {
  return `ended:${id}`
}
