import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { type DeviceAccount, deviceCookie } from '../../http/sign-in/device-cookie.ts'
import type { Student, StudentCredential } from '../../payload-types.ts'

/** The account of known devices, which a new password makes unknown, and a change of e-mail or phone too. */
export function deviceAccountOf(
  { id }: Pick<Student, 'id'>,
  { passwordHash, contactChangeId }: StudentCredential,
): DeviceAccount {
  const password = contactChangeId ? `${passwordHash}\n${contactChangeId}` : passwordHash
  return { kind: 'student', id, password }
}

interface CookieOptions {
  payload: Payload
  headers: Headers
  studentId: string
  now: Date
}

/** The Set-Cookie header that makes a browser a known device of a student who has just proved who they are. */
export async function studentDeviceCookie({ studentId, ...options }: CookieOptions): Promise<string | null> {
  const where = { studentId: { equals: studentId } }
  const credential = await readRow({ payload: options.payload, collection: 'student-credentials', where })
  return credential && deviceCookie({ ...options, account: deviceAccountOf({ id: studentId }, credential) })
}
