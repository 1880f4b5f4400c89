import type { FindSubject } from '../../contact/index.ts'
import { findApplication } from './application-record.ts'

/** A student's own application, to ask about. */
export const applicationSubject: FindSubject = async ({ payload, studentId, id }) => {
  const application = await findApplication(payload, id)
  return application?.studentId === studentId ? { id: application.id, name: application.number } : null
}
