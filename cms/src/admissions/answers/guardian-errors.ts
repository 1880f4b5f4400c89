import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { wireField } from '@pravesh/shared/admissions/wire/answers'
import { isDay } from '@pravesh/shared/platform/day-in-india'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { isMinorOn } from '@pravesh/shared/platform/majority'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { stateOfGuardian } from '../../accounts/index.ts'

interface GuardianOptions {
  payload: Payload
  studentId: string
  form: CourseForm
  /** In stored form. */
  answers: Answers
  now: Date
}

/** The error, at the date of birth, for an applicant under 18 without the consent of a parent or guardian. (decision 98) */
export async function guardianErrors({
  payload,
  studentId,
  form,
  answers,
  now,
}: GuardianOptions): Promise<FieldError[]> {
  const { dateOfBirth = '' } = answers
  if (!isDay(dateOfBirth) || !isMinorOn(dateOfBirth, dayInIndia(now))) return []
  if ((await stateOfGuardian({ payload, studentId, now })) === 'given') return []
  const field = wireField(form, 'dateOfBirth')
  return [{ field, code: 'mismatch', ...reasoned(admissionReplies, 'GUARDIAN_NEEDED') }]
}
