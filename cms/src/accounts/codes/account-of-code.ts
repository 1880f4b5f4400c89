import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { OneTimeCode, Student } from '../../payload-types.ts'
import { isHashOfEmail } from './identity-hash.ts'

/**
 * The account that a verification page belongs to. A page opened by e-mail address alone loses the account when its
 * address changes; a page opened by the registrant keeps it.
 */
export async function accountOfCode(payload: Payload, row: OneTimeCode): Promise<Student | null> {
  if (!row.studentId) return null
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: row.studentId } } })
  return student && (row.phoneHash || wasSentToCurrentAddress(payload, row, student)) ? student : null
}

/** Whether the code was sent to the account's current address. */
export function wasSentToCurrentAddress(
  payload: Payload,
  row: Pick<OneTimeCode, 'emailHash'>,
  student: Student,
): boolean {
  return isHashOfEmail(payload, row.emailHash, student.email)
}
