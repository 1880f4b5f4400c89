import { randomBytes, timingSafeEqual } from 'node:crypto'
import { normalPassword } from '@pravesh/shared/accounts/staff-password'
import { slowHash } from '../../http/sign-in/hash-password.ts'
import type { Staff } from '../../payload-types.ts'

/** Payload's prefix for hashes with the algorithm and rounds of `slowHash`. */
const FORMAT = 'pbkdf2-sha256-v1:'

/** A new password's hash in Payload's format. */
export async function hashStaffPassword(password: string): Promise<Required<Pick<Staff, 'hash' | 'salt'>>> {
  const salt = randomBytes(32).toString('hex')
  return { hash: FORMAT + (await slowHash(normalPassword(password), salt)).toString('hex'), salt }
}

/** Verifies a password against Payload's hash. Takes as long without an account, and returns false. */
export async function isStaffPassword(password: string, staff: Staff | null): Promise<boolean> {
  const { hash, salt } = staff ?? {}
  const known = Boolean(hash?.startsWith(FORMAT) && salt)
  const expected = Buffer.from(hash?.slice(FORMAT.length) ?? '', 'hex')
  // A password from before normalization is stored as it was typed.
  const forms = new Set([normalPassword(password), password])
  let matches = false
  for (const form of forms) {
    const typed = await slowHash(form, salt ?? 'none')
    matches ||= known && typed.length === expected.length && timingSafeEqual(typed, expected)
  }
  return matches
}
