import { contentCalls, wire } from '@pravesh/shared/content/wire'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import { publicCall } from '../calls/public-call.ts'
import { getCourse, listCourses } from './courses.ts'

/** GET /api/course/getcourses: the visible courses. (spec 1, 7) */
const getCourses = publicCall({
  ...contentCalls.courses,
  handle: async ({ payload }) => {
    const courses = await listCourses({ payload })
    return { msg: 'Courses found.', result: courses.map(wire.course.toWire) }
  },
})

/** GET /api/course/getCourseById/{id}: one course, hidden ones included, with their flag. (spec 1, 4 and 7) */
const getCourseById = publicCall({
  ...contentCalls.course,
  names: 'id',
  handle: async ({ payload, param }) => {
    const id = param('id')
    const course = isRecordId(id) ? await getCourse({ payload, id }) : null
    if (course === null) throw notFound('course')
    return { msg: 'Course found.', result: wire.course.toWire(course) }
  },
})

export const courseEndpoints = [getCourses, getCourseById]
