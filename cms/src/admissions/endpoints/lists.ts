import { admissionCalls } from '@pravesh/shared/admissions/wire/calls'
import { subjectNames } from '@pravesh/shared/admissions/wire/names'
import { collegeTable, feeTable, sessionTable } from '@pravesh/shared/admissions/wire/reference'
import * as z from 'zod/mini'
import { offeredSubjects } from '../../content/index.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { invalid } from '../../platform/problem.ts'
import { renameFromWire, wireErrors } from '../../platform/wire-body.ts'
import { currentSession, feeHeads } from '../courses/fees-and-session.ts'
import { findCourse } from '../courses/find-course.ts'
import { collegesTeaching } from '../courses/form-reference.ts'

// These three tell nothing but what the public pages show, so everybody may ask.

/** The fees that are asked for now. */
export const feeStructures = endpoint({
  ...admissionCalls.feeStructures,
  handle: async ({ payload }) => ({
    msg: 'Fees found.',
    result: (await feeHeads({ payload })).map(feeTable.toWire),
  }),
})

/** The session that applications are taken for, as the only one of a list. */
export const sessions = endpoint({
  ...admissionCalls.sessions,
  handle: async ({ payload }) => {
    const session = await currentSession({ payload })
    if (session === null) return { msg: 'Applications are not taken at the moment.', result: [] }
    return { msg: 'Session found.', result: [sessionTable.toWire(session)] }
  },
})

const asked = z.object({
  subject: z.string('Choose a subject').check(z.minLength(1, 'Choose a subject'), z.maxLength(120, 'Choose a subject')),
  courseId: z.string('Choose a course').check(z.maxLength(64, 'Choose a course')),
})

/** The colleges of a course that teach a subject. */
export const collegesOfSubject = endpoint({
  ...admissionCalls.collegesOfSubject,
  handle: async ({ payload, body }) => {
    const parsed = asked.safeParse(renameFromWire(await body(), subjectNames))
    if (!parsed.success) throw invalid(wireErrors(parsed.error, subjectNames))
    const { subject, courseId } = parsed.data
    const [course, subjects] = [await findCourse({ payload, named: courseId }), await offeredSubjects({ payload })]
    const colleges = collegesTeaching({ course, subjects, subject })
    const msg = colleges.length === 0 ? 'No college teaches this subject at the moment.' : 'Colleges found.'
    return { msg, result: colleges.map(collegeTable.toWire) }
  },
})
