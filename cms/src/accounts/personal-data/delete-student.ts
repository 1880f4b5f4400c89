import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { Student } from '../../payload-types.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'

const rejection =
  'An active account is erased by the request of its student, under “Requests about rights”. It shows what is erased and what stays by law. Without a request, ask the student to send one in the settings.'

/**
 * Rejects the deletion of an active account by staff: the request about rights plans the erasure, keeps what the law keeps
 * and tells the student. Does not apply to system operations.
 */
export const refuseDeletionByStaff: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const where = { id: { equals: String(id) } }
  const student = await readRow({ payload: req.payload, collection: 'students', where })
  if (student?.state === 'ACTIVE') throw new APIError(rejection, 400, undefined, true)
}

/** Removes a deleted student's credentials and sessions, and messages queued during the deletion. */
export const revokeStudentAccess: CollectionAfterDeleteHook<Student> = async ({ id, req }) => {
  await revokeAccess({ payload: req.payload, studentId: String(id) })
}
