import type { Payload } from 'payload'
import { notFound } from '../../foundation/problem.ts'
import { type ApplicationRecord, findApplication } from '../applications/application-record.ts'
import { finishDueEffects } from './finish-effects.ts'
import { asStudentSees } from './undoable.ts'

interface OwnOptions {
  payload: Payload
  studentId: string
  id: string
  now: Date
}

/**
 * Finds a student's own application, after applying the effects of its last change. Throws a Problem (404) when it does
 * not exist or belongs to another student.
 */
export async function ownApplication({ payload, studentId, id, now }: OwnOptions): Promise<ApplicationRecord> {
  const application = await findApplication(payload, id)
  if (application?.studentId !== studentId) throw notFound('application')
  return asStudentSees(await finishDueEffects({ payload, application, now }), now)
}
