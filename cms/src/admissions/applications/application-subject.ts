import type { FindSubject } from '../../contact/index.ts'
import { findApplication } from './application-record.ts'

/** A student's own application, to ask about. */
export const applicationSubject: FindSubject = async ({ payload, studentId, id }) => {
  const application = await findApplication(payload, id)
  if (application?.studentId !== studentId) return null
  const { id: found, number: name, collegeId: college, course } = application
  return { id: found, name, place: { college, course } }
}
