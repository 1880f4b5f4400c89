import { timingSafeEqual } from 'node:crypto'
import type { Staff } from '../../payload-types.ts'
import { slowHash } from '../../platform/passwords/hash-password.ts'

/** How Payload marks a hash of the kind and number of rounds that `slowHash` makes. */
const FORMAT = 'pbkdf2-sha256-v1:'

/** Whether this is the password of a member of staff, as Payload stores it. Without an account it takes as long and says no. */
export async function isStaffPassword(password: string, staff: Staff | null): Promise<boolean> {
  const { hash, salt } = staff ?? {}
  const known = Boolean(hash?.startsWith(FORMAT) && salt)
  const expected = Buffer.from(hash?.slice(FORMAT.length) ?? '', 'hex')
  const typed = await slowHash(password, salt ?? 'none')
  return known && typed.length === expected.length && timingSafeEqual(typed, expected)
}
