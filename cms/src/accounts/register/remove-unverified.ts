import type { Payload, Where } from 'payload'
import type { Student } from '../../payload-types.ts'
import { eraseMessages } from '../personal-data/messages-of-account.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'

/**
 * Removes an unverified account with its credentials and messages. Returns false when it has been verified in the
 * meantime.
 */
export async function removeUnverified({
  payload,
  studentId,
}: {
  payload: Payload
  studentId: string
}): Promise<boolean> {
  const collection = 'students'
  const id = { id: { equals: studentId } }
  const unverified: Where = { and: [id, { state: { equals: 'UNVERIFIED' } }, { legacy: { equals: false } }] }
  const student = await payload.db.findOne<Student>({ collection, where: id })
  await payload.db.deleteMany({ collection, where: unverified })
  if (await payload.db.findOne<Student>({ collection, where: id })) return false
  await revokeAccess({ payload, studentId })
  if (student) await eraseMessages({ payload, student })
  return true
}
