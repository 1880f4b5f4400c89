import type { Payload } from 'payload'
import type { OneTimeCode, Student } from '../../payload-types.ts'
import { isHashOfEmail } from './identity-hash.ts'

/**
 * The account behind the page of an e-mail code. A page that was opened by an address alone loses it when the account gets
 * another address; the registrant's own page stays with the account.
 */
export async function accountOfCode(payload: Payload, row: OneTimeCode): Promise<Student | null> {
  if (!row.studentId) return null
  const student = await payload.db.findOne<Student>({
    collection: 'students',
    where: { id: { equals: row.studentId } },
  })
  return student && (row.phoneHash || sentToAddressOf(payload, row, student)) ? student : null
}

/** Whether the code of a row was sent to the address that the account has now. */
export function sentToAddressOf(payload: Payload, row: Pick<OneTimeCode, 'emailHash'>, student: Student): boolean {
  return isHashOfEmail(payload, row.emailHash, student.email)
}
