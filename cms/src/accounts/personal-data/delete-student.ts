import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { Student } from '../../payload-types.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'

const rejection =
  'This account is active and the student has not requested its deletion. Ask the student to request it under Settings first.'

/** Rejects the deletion of an active account whose owner did not request it. Does not apply to system operations. */
export const refuseUnrequestedDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const where = { id: { equals: String(id) } }
  const student = await readRow({ payload: req.payload, collection: 'students', where })
  if (student?.state === 'ACTIVE' && !student.deletionRequestedAt) throw new APIError(rejection, 400, undefined, true)
}

/** Removes a deleted student's credentials and sessions, and messages queued during the deletion. */
export const revokeStudentAccess: CollectionAfterDeleteHook<Student> = async ({ id, req }) => {
  await revokeAccess({ payload: req.payload, studentId: String(id) })
}
