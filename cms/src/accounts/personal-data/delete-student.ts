import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook } from 'payload'
import type { Student } from '../../payload-types.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'

const refusal =
  'This account is in use and its owner has not asked for it to be deleted. Ask the student to request it under Settings first.'

/** Refuses to delete an active account whose owner did not ask for it; the system is not asked. */
export const refuseUnrequestedDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const student = await req.payload.db.findOne<Student>({ collection: 'students', where: { id: { equals: id } } })
  if (student?.state === 'ACTIVE' && !student.deletionRequestedAt) throw new APIError(refusal, 400, undefined, true)
}

/** Removes what a deleted student could have signed in with, and messages queued while the account was being deleted. */
export const forgetStudent: CollectionAfterDeleteHook<Student> = async ({ id, req }) => {
  await revokeAccess({ payload: req.payload, studentId: String(id) })
}
