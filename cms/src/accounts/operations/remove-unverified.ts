import type { Payload, Where } from 'payload'
import type { Student } from '../../payload-types.ts'
import { forgetAccess } from './forget-access.ts'

/** Removes an account that nobody ever verified, with what could be used to enter it; false when somebody has by now. */
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
  await payload.db.deleteMany({ collection, where: unverified })
  if (await payload.db.findOne<Student>({ collection, where: id })) return false
  await forgetAccess({ payload, studentId })
  return true
}
