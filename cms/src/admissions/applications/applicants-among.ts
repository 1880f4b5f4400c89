import { isLive, statusesIn } from '@pravesh/shared/admissions/status/status'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { idOf } from '../../database/records/relation.ts'

interface AmongOptions {
  payload: Payload
  /** At most a slice of a walk. */
  studentIds: readonly string[]
  courses: readonly CourseCode[]
}

/** The students among these who have applied for one of the courses, or have begun a form for it. */
export async function applicantsAmong({ payload, studentIds, courses }: AmongOptions): Promise<Set<string>> {
  const ids = [...studentIds]
  const [applications, drafts] = await Promise.all([
    readRows({
      payload,
      collection: 'applications',
      where: { and: [{ student: { in: ids } }, { status: { in: statusesIn(isLive) } }] },
      fields: ['student', 'course'],
    }),
    readRows({
      payload,
      collection: 'application-drafts',
      where: { studentId: { in: ids } },
      fields: ['studentId', 'course'],
    }),
  ])
  // The course is compared here: SQLite would use an index on it and read all applications of the course for each slice.
  const isOne = ({ course }: { course: string }) => courses.some((each) => each === course)
  const applied = applications.filter(isOne).flatMap(({ student }) => idOf(student) ?? [])
  return new Set([...applied, ...drafts.filter(isOne).map(({ studentId }) => studentId)])
}
