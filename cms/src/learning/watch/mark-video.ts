import { changeOf, type VideoMark } from '@pravesh/shared/learning/progress'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { notFound } from '../../foundation/problem.ts'
import { boughtCourse } from './bought-courses.ts'
import { progressKey } from './progress-of.ts'

interface MarkOptions {
  payload: Payload
  studentId: string
  courseId: string
  videoId: string
  mark: VideoMark
  now: Date
}

const collection = 'course-progress'

/** Remembers what a buyer did with a video. Throws a Problem (404) for courses that the student has not bought. */
export async function markVideo({ payload, mark, now, ...of }: MarkOptions): Promise<void> {
  const course = await boughtCourse({ payload, ...of })
  if (course === null) throw notFound('course')
  if (!course.videos.some(({ id }) => id === of.videoId)) throw notFound('video')
  const key = progressKey(of)
  const data = changeOf(mark, now.toISOString())
  const change = () => changeOne({ payload, collection, where: { key: { equals: key } }, data })
  if (await change()) return
  const first = { ...of, key, openedAt: null, isWatched: false, ...data }
  // If a concurrent request has inserted the row, change that one.
  if (!(await insertIfAbsent({ payload, collection, data: first }))) await change()
}
