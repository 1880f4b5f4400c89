import { submissionNames } from '@pravesh/shared/admissions/wire/names'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { applicationFeePaise } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import { type CourseOffer, courseOffer } from '../../content/index.ts'
import { currentSession, feeHeads } from '../../fees/index.ts'
import { isRecordId } from '../../platform/database/record-id.ts'
import { invalid, Problem } from '../../platform/problem.ts'

/** What one can apply for now, and what it costs to. */
export interface Offer {
  course: CourseOffer
  sessionYear: string
  feePaise: number
}

interface OfferOptions {
  payload: Payload
  code: CourseCode
  /** As it was sent; empty where it was not. */
  courseId: string
}

/**
 * The course that is applied for, as it is offered now. Throws a Problem: 400 for another course, 409 while nobody can
 * apply.
 */
export async function readOffer({ payload, code, courseId }: OfferOptions): Promise<Offer> {
  if (courseId !== '' && !isRecordId(courseId)) throw noSuchCourse()
  const course = await courseOffer({ payload, course: courseId === '' ? { code } : { id: courseId } })
  if (course === null || course.code !== code) throw noSuchCourse()
  const [session, heads] = await Promise.all([currentSession({ payload }), feeHeads({ payload, course: code })])
  const feePaise = applicationFeePaise(heads, code)
  if (!course.open || session === null || feePaise === null) throw closed()
  return { course, sessionYear: session.year, feePaise }
}

function noSuchCourse(): Problem {
  return invalid([
    { field: submissionNames.courseId, code: 'notAnOption', message: 'There is no such course to apply for.' },
  ])
}

/** The refusal while a course takes no applications. */
export function closed(): Problem {
  const publicMessage = 'Applications for this course are not taken at the moment.'
  return new Problem({ code: 'ENROLMENT_CLOSED', status: 409, publicMessage })
}
