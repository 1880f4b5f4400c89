import type { CollegeChoice } from '@pravesh/shared/admissions/answers/form-reference'
import { subjectNames } from '@pravesh/shared/admissions/wire/names'
import { collegeOfferTable } from '@pravesh/shared/content/wire'
import * as z from 'zod/mini'
import { callAdmission } from '../admission-api.ts'

interface Subject {
  subject: string
  courseId: string
}

/** The colleges that teach a subject; undefined, with a message, if there is no valid response. */
export async function collegesOfSubject({
  subject,
  courseId,
}: Subject): Promise<{ colleges: readonly CollegeChoice[] | undefined; msg: string }> {
  const body = { [subjectNames.subject]: subject, [subjectNames.courseId]: courseId }
  const { ok, msg, result } = await callAdmission('collegesOfSubject', { body })
  return { colleges: ok ? z.array(collegeOfferTable.fromWire).safeParse(result).data : undefined, msg }
}
