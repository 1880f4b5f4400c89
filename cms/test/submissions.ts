import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Student } from '../src/payload-types.ts'
import { aSubmissionOf, type OpenCourse } from './builders/applications.ts'
import { anActiveStudent } from './builders/students.ts'
import type { TestPortal } from './start-test-portal.ts'
import { studentCalls } from './student-calls.ts'

/** What tests of the submit call share. */
export function submissionsOn(portal: TestPortal, open: Record<CourseCode, OpenCourse>) {
  const { post } = studentCalls(portal)
  return {
    submit: (student: Student, body: Record<string, unknown>) =>
      post('/api/application/postapplication', body, student),

    /** A student with a valid submission, also as the body of the call. */
    async prepared({ code = 'DELED' as CourseCode, answers = {} as Answers, longest = false } = {}) {
      const student = await anActiveStudent(portal.payload)
      const submission = await aSubmissionOf(portal.payload, { student, open: open[code], answers, longest })
      return { student, submission, body: submissionToWire(submission) }
    },

    async applicationsOf(student: Student) {
      const where = { student: { equals: student.id } }
      const query = { collection: 'applications', where, limit: 0, depth: 0, showHiddenFields: true } as const
      return (await portal.payload.find(query)).docs
    },
  }
}
