import { timingSafeEqual } from 'node:crypto'
import type { Staff } from '../../payload-types.ts'
import { slowHash } from '../../platform/passwords/hash-password.ts'

/** Payload's prefix for hashes with the algorithm and rounds of `slowHash`. */
const FORMAT = 'pbkdf2-sha256-v1:'

/** Verifies a password against Payload's hash. Takes as long without an account, and returns false. */
export async function isStaffPassword(password: string, staff: Staff | null): Promise<boolean> {
  const { hash, salt } = staff ?? {}
  const known = Boolean(hash?.startsWith(FORMAT) && salt)
  const expected = Buffer.from(hash?.slice(FORMAT.length) ?? '', 'hex')
  const typed = await slowHash(password, salt ?? 'none')
  return known && typed.length === expected.length && timingSafeEqual(typed, expected)
}
