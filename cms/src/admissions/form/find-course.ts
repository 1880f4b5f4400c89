import { courseWithCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { type CourseOffer, courseOffer } from '../../content/index.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'

/** Finds a course by id or course code. Throws a Problem (404) when there is none. */
export async function findCourse({ payload, named }: { payload: Payload; named: string }): Promise<CourseOffer> {
  const code = courseWithCode(named)
  if (code === null && !isRecordId(named)) throw notFound('course')
  const found = await courseOffer({ payload, course: code === null ? { id: named } : { code } })
  if (found === null) throw notFound('course')
  return found
}
