import type { Check } from '@pravesh/shared/admissions/checks/check'
import { checksOf } from '@pravesh/shared/admissions/checks/checks'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { findPlace, offeredSubjects } from '../../content/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { isTaughtAt } from '../form/form-reference.ts'
import { checkSettings } from '../settings/check-settings.ts'

/** The automatic checks of an application, as of now. */
export async function loadChecks(payload: Payload, application: ApplicationRecord): Promise<Check[]> {
  const { course, answers, studentName: accountName, sessionYear, submittedAt } = application
  const [settings, offersSubject] = await Promise.all([
    checkSettings(payload, course),
    isSubjectOffered(payload, application),
  ])
  return checksOf({
    form: formOf(course),
    answers,
    accountName,
    sessionYear,
    sentOn: dayInIndia(new Date(submittedAt)),
    settings,
    offersSubject,
    statesOfPin: (pin) => findPlace(pin).states,
    openDuplicates: application.openDuplicates ?? null,
  })
}

async function isSubjectOffered(payload: Payload, { subject, collegeId }: ApplicationRecord): Promise<boolean | null> {
  if (!subject || collegeId === null) return null
  const taught = (await offeredSubjects({ payload })).find(({ name }) => name === subject)
  return taught !== undefined && isTaughtAt(taught, collegeId)
}
