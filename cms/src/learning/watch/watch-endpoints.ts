import { markBody } from '@pravesh/shared/learning/payloads'
import { BEGUN_FIELD, boughtCourseTable, learningCalls, markTable } from '@pravesh/shared/learning/wire'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { requireStudent } from '../../accounts/index.ts'
import { invalid, notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { unpaidPurchases } from '../buy/unpaid-purchases.ts'
import { learningLimits } from '../learning-limits.ts'
import { boughtCourse, boughtCourses } from './bought-courses.ts'
import { markVideo } from './mark-video.ts'

/** GET /api/orderstudycontent/myOrderstudyContent: the bought courses of the logged-in student. (spec 1, 7) */
export const myCourses = endpoint({
  ...learningCalls.myCourses,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const of = { payload, studentId: student.id }
    const [courses, unpaid] = await Promise.all([boughtCourses(of), unpaidPurchases({ ...of, now: new Date() })])
    const msg = courses.length === 0 ? 'You have not bought a recorded course yet.' : 'Courses found.'
    const begun = unpaid.map(({ courseId, owed }) => ({ courseId, owed }))
    return { msg, result: courses.map(boughtCourseTable.toWire), [BEGUN_FIELD]: begun }
  },
})

/** GET /api/purchescourse/getcontentbyid/{cid}: for buyers only, because it has the addresses of videos. (spec 1, 7) */
export const courseContent = endpoint({
  ...learningCalls.courseContent,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const course = await boughtCourse({ payload, studentId: student.id, courseId: param('id') })
    if (course === null) throw notFound('course')
    return { msg: 'Course found.', result: boughtCourseTable.toWire(course) }
  },
})

const { courseId, videoId, mark } = markTable.fields

/** POST /api/orderstudycontent/markVideo */
export const markWatched = endpoint({
  ...learningCalls.markVideo,
  handle: async ({ payload, req, body }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await learningLimits.consume({ payload, name: 'learning/mark', subject: student.id, now })
    const parsed = markBody.safeParse(await body())
    if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
    const sent = {
      courseId: parsed.data[courseId.name],
      videoId: parsed.data[videoId.name],
      mark: parsed.data[mark.name],
    }
    await markVideo({ payload, studentId: student.id, ...sent, now })
    return { msg: 'Progress saved.' }
  },
})
