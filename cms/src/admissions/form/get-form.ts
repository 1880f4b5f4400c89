import type { ExistingApplication, FormContext } from '@pravesh/shared/admissions/form/form-context'
import { withCarriedFee } from '@pravesh/shared/courses/course-costs'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { applicationFees } from '@pravesh/shared/fees/fees'
import { isToPay } from '@pravesh/shared/payments/owed/states'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { currentSession, feeHeads, refundTermsOf } from '../../fees/index.ts'
import { notFound } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { aadhaarOnFile } from '../answers/aadhaar-on-file.ts'
import { findOneApplication } from '../applications/application-record.ts'
import { liveKey } from '../applications/live-key.ts'
import { loadCosts } from '../costs/load-costs.ts'
import { findDraft } from '../drafts/find-draft.ts'
import { feeToCarry } from '../fee/carried-fee.ts'
import { owedFee } from '../fee/fee-standing.ts'
import { apaarMode } from '../settings/apaar-mode.ts'
import { identityNumbersKept } from '../settings/identity-numbers.ts'
import { findCourse } from './find-course.ts'
import { findEarlier } from './find-earlier.ts'
import { formReference } from './form-reference.ts'

interface FormOptions {
  payload: Payload
  student: Student
  /** Id or code of the course. */
  course: string
  now: Date
}

/**
 * Loads everything that the form of a course needs. Throws a Problem (404) when there is no such course, or when it is
 * hidden from students who have not begun an application for it.
 */
export async function getForm({ payload, student, course: named, now }: FormOptions): Promise<FormContext> {
  const course = await findCourse({ payload, named })
  const owner = { studentId: student.id, course: course.code }
  const [session, heads, reference, draft] = await Promise.all([
    currentSession({ payload }),
    feeHeads({ payload, course: course.code }),
    formReference({ payload, course }),
    findDraft({ payload, owner }),
  ])
  const sessionYear = session?.year ?? ''
  const existing = await findExisting({ payload, ...owner, sessionYear, now })
  const isNew = existing === null && draft === null
  if (!course.visible && isNew) throw notFound('course')
  const fees = applicationFees(heads, course.code)
  const carried = existing ? null : await feeToCarry({ payload, ...owner, sessionYear })
  const carriedFrom = carried?.number ?? null
  return {
    course: course.code,
    courseId: course.id,
    courseName: course.name,
    enrolmentOpen: course.open && session !== null && fees.length > 0,
    intake: course.intake,
    sessionYear,
    applicationFees: fees,
    feeTable: course.feeTable,
    refundTerms: await refundTermsOf({ payload, course: course.code, sessionYear }),
    costs: withCarriedFee(await loadCosts(recordsOf({ payload }), course.code), carriedFrom),
    reference,
    account: { name: student.name, email: student.email, phone: student.phone },
    draft,
    existing,
    earlier: isNew ? await findEarlier({ payload, ...owner, now }) : null,
    carriedFrom,
    aadhaarOnFile: await aadhaarOnFile({ payload, studentId: student.id }),
    identityNumbers: await identityNumbersKept(payload),
    apaar: await apaarMode(payload, course.code),
    today: dayInIndia(now),
  }
}

interface ExistingOptions {
  payload: Payload
  studentId: string
  course: CourseCode
  sessionYear: string
  now: Date
}

async function findExisting({ payload, now, ...owner }: ExistingOptions): Promise<ExistingApplication | null> {
  const found = await findOneApplication(payload, { liveKey: { equals: liveKey(owner) } })
  if (found === null) return null
  const owed = await owedFee({ payload, application: found, now })
  return { id: found.id, number: found.number, mayPayFee: isToPay(owed.state) }
}
