import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { subjectNames } from '@pravesh/shared/admissions/wire/names'
import { collegeOfferTable } from '@pravesh/shared/content/wire'
import * as z from 'zod/mini'
import { offeredSubjects } from '../../content/index.ts'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { renameFromWire, wireErrors } from '../../http/api/wire-body.ts'
import { findCourse } from './find-course.ts'
import { collegesTeaching } from './form-reference.ts'

const bodySchema = z.object({
  subject: z.string('Choose a subject').check(z.minLength(1, 'Choose a subject'), z.maxLength(120, 'Choose a subject')),
  courseId: z.string('Choose a course').check(z.maxLength(64, 'Choose a course')),
})

/** Returns the colleges of a course that teach a subject. Public, because the course page shows the same. */
export const collegesOfSubject = endpoint({
  ...admissionCalls.collegesOfSubject,
  handle: async ({ payload, body }) => {
    const parsed = bodySchema.safeParse(renameFromWire(await body(), subjectNames))
    if (!parsed.success) throw invalid(wireErrors(parsed.error, subjectNames))
    const { subject, courseId } = parsed.data
    const [course, subjects] = [await findCourse({ payload, named: courseId }), await offeredSubjects({ payload })]
    const colleges = collegesTeaching({ course, subjects, subject })
    const msg = colleges.length === 0 ? 'No college teaches this subject at the moment.' : 'Colleges found.'
    return { msg, result: colleges.map(collegeOfferTable.toWire) }
  },
})
