import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'

/** Collections whose rows are deleted with an account, by `studentId`. */
export const ACCOUNT_COLLECTIONS = [
  'student-sessions',
  'student-credentials',
  'account-links',
  'one-time-codes',
  'contact-changes',
  'messages',
] as const

/** Removes an account's sessions, password, links, codes and changed addresses, and the messages that carry its id. */
export async function revokeAccess({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const where = { studentId: { equals: studentId } }
  for (const collection of ACCOUNT_COLLECTIONS) await deleteRows({ payload, collection, where })
}
