import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { isEmpty } from '../../database/records/is-empty.ts'
import { SettingsError } from '../../foundation/settings/settings-error.ts'
import { passwordRefusal } from '../passwords/password-refusal.ts'
import { FIRST_ROLE } from '../permissions/roles.ts'

/** Credentials of the first administrator. */
export interface FirstAdministrator {
  email: string
  /** Generated, for showing once; null when the settings define the password. */
  generatedPassword: string | null
}

interface EnsureOptions {
  payload: Payload
  email: string
  /** From the settings; null to generate one. */
  password: string | null
}

const NAME = 'Administrator'

/**
 * Creates the first administrator when there are no staff; returns null otherwise. Bypasses access control: there is no
 * account to act as yet. Throws a SettingsError when the password breaks the rule for staff.
 */
export async function ensureFirstAdministrator({
  payload,
  email,
  password,
}: EnsureOptions): Promise<FirstAdministrator | null> {
  if (!(await isEmpty(payload, 'staff'))) return null
  const refusal = password === null ? null : await passwordRefusal(password, [NAME, email])
  if (refusal !== null) throw new SettingsError(`STAFF_PASSWORD cannot be used. ${refusal}`)
  const generatedPassword = password === null ? readablePassword() : null
  await payload.create({
    collection: 'staff',
    data: { name: NAME, email, password: password ?? generatedPassword ?? '', roles: [FIRST_ROLE] },
  })
  return { email, generatedPassword }
}

/** About 79 random bits in groups that are easy to read out and type. */
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const picked = Array.from(randomBytes(16), (byte) => letters[byte % letters.length])
  return [0, 4, 8, 12].map((start) => picked.slice(start, start + 4).join('')).join('-')
}
