import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { hasQuestion } from '@pravesh/shared/admissions/form/questionnaire'
import type { Payload } from 'payload'
import { isOfferedAt, offeredSubjects } from '../../content/index.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { exists } from '../../database/records/exists.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { isTaughtAt } from '../form/form-reference.ts'
import { closed } from './read-offer.ts'

interface WithdrawOptions {
  payload: Payload
  /** Just stored; its effects have not been applied. */
  application: ApplicationRecord
}

/**
 * Checks course, college, subject and session again after an application was stored. If one was removed meanwhile,
 * deletes the application and throws a Problem (409). Removals also check for applications after their own write, so at
 * least one of two concurrent operations sees the other. (decision 0021)
 */
export async function withdrawUnlessOffered({ payload, application }: WithdrawOptions): Promise<void> {
  if (await isStillOffered({ payload, application })) return
  await deleteRows({ payload, collection: 'applications', where: { id: { equals: application.id } } })
  throw closed(null)
}

/** Reads only what the application refers to; the complete offer was read before. */
async function isStillOffered({ payload, application }: WithdrawOptions): Promise<boolean> {
  const { course: code, collegeId, sessionYear, subject } = application
  if (collegeId === null) return false
  const checks = await Promise.all([
    isOfferedAt({ payload, code, collegeId }),
    exists({ payload, collection: 'academic-sessions', where: { year: { equals: sessionYear } } }),
    !hasQuestion(formOf(code), 'subject') || isSubjectTaught({ payload, name: subject ?? '', collegeId }),
  ])
  return checks.every(Boolean)
}

interface SubjectOptions {
  payload: Payload
  name: string
  collegeId: string
}

async function isSubjectTaught({ payload, name, collegeId }: SubjectOptions): Promise<boolean> {
  const [subject] = await offeredSubjects({ payload, name })
  return subject !== undefined && isTaughtAt(subject, collegeId)
}
