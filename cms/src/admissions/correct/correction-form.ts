import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { ApaarMode } from '@pravesh/shared/admissions/answers/apaar'
import type { IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { formKeeping } from '@pravesh/shared/admissions/form/form-keeping'
import { hasQuestion } from '@pravesh/shared/admissions/form/questionnaire'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { apaarMode } from '../settings/apaar-mode.ts'
import { identityNumbersKept } from '../settings/identity-numbers.ts'

/**
 * What a correction asks of the Aadhaar number: nothing where the application was sent without one, or where the portal keeps
 * nothing of it any more.
 */
export async function correctedIdentity(payload: Payload, { answers }: ApplicationRecord): Promise<IdentityNumbers> {
  return answers.aadhaar ? identityNumbersKept(payload) : 'none'
}

/** How a correction asks for the APAAR ID: one that the application has stays, whatever the course asks for now. */
export async function correctedApaar(payload: Payload, { answers, course }: ApplicationRecord): Promise<ApaarMode> {
  const mode = await apaarMode(payload, course)
  return mode === 'off' && answers.apaar ? 'optional' : mode
}

/** The form of a correction. */
export async function correctionForm(payload: Payload, application: ApplicationRecord): Promise<CourseForm> {
  const kept = await correctedIdentity(payload, application)
  return formKeeping(formOf(application.course), kept, await correctedApaar(payload, application))
}

interface UnaskedOptions {
  form: CourseForm
  before: Answers
  cleaned: Answers
}

/** The corrected answers, with the masked number as it was if the form does not ask for it. */
export function withUnaskedIdentity({ form, before, cleaned }: UnaskedOptions): Answers {
  const { aadhaar } = before
  return hasQuestion(form, 'aadhaar') || !aadhaar ? cleaned : { ...cleaned, aadhaar }
}

/** The form with the questions that an application answers: without the Aadhaar number if it has none. */
export function formAnswered(course: CourseCode, { aadhaar }: Answers): CourseForm {
  return formKeeping(formOf(course), aadhaar ? 'full' : 'none')
}
