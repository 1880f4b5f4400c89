import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { isEmpty } from '../../platform/database/is-empty.ts'
import { FIRST_ROLE } from '../permissions/roles.ts'

/** How the first administrator signs in; the password is known only when it was just made. */
export interface FirstAdministrator {
  email: string
  /** Generated now, to be shown once; null when it was chosen in the settings. */
  generatedPassword: string | null
}

interface EnsureOptions {
  payload: Payload
  email: string
  /** From the settings; null to generate one. */
  password: string | null
}

/**
 * Creates the first administrator while there are no staff at all; null when there are. A system operation: at
 * that moment there is no account to act as.
 */
export async function ensureFirstAdministrator({
  payload,
  email,
  password,
}: EnsureOptions): Promise<FirstAdministrator | null> {
  if (!(await isEmpty(payload, 'staff'))) return null
  const generatedPassword = password === null ? readablePassword() : null
  await payload.create({
    collection: 'staff',
    data: { name: 'Administrator', email, password: password ?? generatedPassword ?? '', roles: [FIRST_ROLE] },
  })
  return { email, generatedPassword }
}

/** 80 random bits in groups that can be read out and typed. */
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const picked = Array.from(randomBytes(16), (byte) => letters[byte % letters.length])
  return [0, 4, 8, 12].map((start) => picked.slice(start, start + 4).join('')).join('-')
}
