import type { VideoProgress } from '@pravesh/shared/learning/progress'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'

/** The unique key of a student's progress in a video. */
export function progressKey({ studentId, courseId, videoId }: Record<'studentId' | 'courseId' | 'videoId', string>) {
  return `${studentId}/${courseId}/${videoId}`
}

/** Lookup of a student's progress in the videos of courses. */
export async function progressOf(
  payload: Payload,
  { studentId, courseIds }: { studentId: string; courseIds: readonly string[] },
): Promise<(courseId: string, videoId: string) => VideoProgress> {
  const rows = await readRows({
    payload,
    collection: 'course-progress',
    where: { and: [{ studentId: { equals: studentId } }, { courseId: { in: [...courseIds] } }] },
  })
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return (courseId, videoId) => {
    const row = byKey.get(progressKey({ studentId, courseId, videoId }))
    return { openedAt: row?.openedAt ?? null, isWatched: row?.isWatched ?? false }
  }
}
