import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { submissionNames } from '@pravesh/shared/admissions/wire/names'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Intake } from '@pravesh/shared/courses/intake'
import { applicationFeePaise } from '@pravesh/shared/fees/fees'
import type { AgreedTerms } from '@pravesh/shared/payments/refunds/agreed-terms'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { type CourseOffer, courseOffer } from '../../content/index.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { currentSession, feeHeads, refundTermsOf } from '../../fees/index.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { loadCosts } from '../costs/load-costs.ts'

/** A course that is open for applications, its session and its application fee. */
export interface Offer {
  course: CourseOffer
  sessionYear: string
  feePaise: number
  refundTerms: AgreedTerms
  costs: SharedCosts
}

interface OfferOptions {
  payload: Payload
  code: CourseCode
  /** The id that the client sent; empty when it sent none. */
  courseId: string
}

/**
 * Returns the current offer of a course. Throws a Problem: 400 when code and id do not match, 409 while applications
 * are closed.
 */
export async function readOffer({ payload, code, courseId }: OfferOptions): Promise<Offer> {
  if (courseId !== '' && !isRecordId(courseId)) throw noSuchCourse()
  const course = await courseOffer({ payload, course: courseId === '' ? { code } : { id: courseId } })
  if (course === null || course.code !== code) throw noSuchCourse()
  const [session, heads] = await Promise.all([currentSession({ payload }), feeHeads({ payload, course: code })])
  const feePaise = applicationFeePaise(heads, code)
  if (!course.open || session === null || feePaise === null) throw closed(course.intake)
  const { year: sessionYear } = session
  const [refundTerms, costs] = await Promise.all([
    refundTermsOf({ payload, course: code, sessionYear }),
    loadCosts(recordsOf({ payload }), code),
  ])
  return { course, sessionYear, feePaise, refundTerms, costs }
}

function noSuchCourse(): Problem {
  return invalid([
    {
      field: submissionNames.courseId,
      code: 'notAnOption',
      ...reasoned(admissionReplies, 'NO_SUCH_COURSE'),
    },
  ])
}

/** Applications for a course are closed. */
export function closed(intake: Intake | null): Problem {
  return new Problem({ ...closedBecause(intake), status: 409 })
}

function closedBecause(intake: Intake | null) {
  if (intake?.state === 'upcoming' && intake.opensOn !== null)
    return refused(admissionReplies, 'OPENS_ON', { day: intake.opensOn })
  if (intake?.state === 'ended' && intake.closesOn !== null)
    return refused(admissionReplies, 'CLOSED_ON', { day: intake.closesOn })
  return refused(admissionReplies, 'ENROLMENT_CLOSED')
}
