import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
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
  const unverified: Condition<'students'> = {
    and: [id, { state: { equals: 'UNVERIFIED' } }, { legacy: { equals: false } }],
  }
  const student = await readRow({ payload, collection, where: id })
  await deleteRows({ payload, collection, where: unverified })
  if (await readRow({ payload, collection, where: id })) return false
  await revokeAccess({ payload, studentId })
  if (student) await eraseMessages({ payload, student })
  return true
}
