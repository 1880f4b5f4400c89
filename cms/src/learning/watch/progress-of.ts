import type { VideoProgress } from '@pravesh/shared/learning/progress'
import type { Payload } from 'payload'
import type { CourseProgress } from '../../payload-types.ts'

/** The unique key of a student's progress in a video. */
export function progressKey({ studentId, courseId, videoId }: Record<'studentId' | 'courseId' | 'videoId', string>) {
  return `${studentId}/${courseId}/${videoId}`
}

/** Lookup of a student's progress in the videos of courses. */
export async function progressOf(
  payload: Payload,
  { studentId, courseIds }: { studentId: string; courseIds: readonly string[] },
): Promise<(courseId: string, videoId: string) => VideoProgress> {
  const { docs } = await payload.db.find<CourseProgress>({
    collection: 'course-progress',
    where: { and: [{ studentId: { equals: studentId } }, { courseId: { in: [...courseIds] } }] },
    limit: 0,
    pagination: false,
  })
  const byKey = new Map(docs.map((row) => [row.key, row]))
  return (courseId, videoId) => {
    const row = byKey.get(progressKey({ studentId, courseId, videoId }))
    return { openedAt: row?.openedAt ?? null, isWatched: row?.isWatched ?? false }
  }
}
