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
      where: {
        and: [{ student: { in: ids } }, { course: { in: [...courses] } }, { status: { in: statusesIn(isLive) } }],
      },
      fields: ['student'],
    }),
    readRows({
      payload,
      collection: 'application-drafts',
      where: { and: [{ studentId: { in: ids } }, { course: { in: [...courses] } }] },
      fields: ['studentId'],
    }),
  ])
  const applied = applications.flatMap(({ student }) => idOf(student) ?? [])
  return new Set([...applied, ...drafts.map(({ studentId }) => studentId)])
}
