import type { Payload } from 'payload'
import { courseOffer } from '../../content/index.ts'
import type { AcademicSession } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { formReference } from '../form/form-reference.ts'
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
  await payload.db.deleteOne({ collection: 'applications', where: { id: { equals: application.id } } })
  throw closed()
}

async function isStillOffered({ payload, application }: WithdrawOptions): Promise<boolean> {
  const { course: code, collegeId, sessionYear, subject } = application
  const [course, session] = await Promise.all([
    courseOffer({ payload, course: { code } }),
    payload.db.findOne<AcademicSession>({ collection: 'academic-sessions', where: { year: { equals: sessionYear } } }),
  ])
  if (course === null || session === null) return false
  const { colleges } = await formReference({ payload, course, subject: subject ?? '' })
  return colleges.some(({ id }) => id === collegeId)
}
