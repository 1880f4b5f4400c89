import { LINK_INVALID } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { consumeStaffLimit } from '../sessions/staff-limits.ts'
import { replacePassword } from './replace-password.ts'
import { staffOfResetToken } from './reset-link.ts'

interface ResetOptions {
  payload: Payload
  reset: { token: string; password: string }
  clientAddress: string
  now: Date
}

/**
 * Sets a new password with a reset link and returns its owner. Ends all sessions and unlocks the account. Throws a
 * Problem when the link is invalid (403), the password breaks the rule (400), or after too many attempts (429).
 */
export async function resetStaffPassword(options: ResetOptions): Promise<Staff> {
  const { payload, reset, clientAddress, now } = options
  await consumeStaffLimit({ payload, name: 'staff-link/visitor', subject: clientAddress, now })
  const owner = await staffOfResetToken(payload, reset.token, now)
  const staff = owner && (await replacePassword({ payload, owner, password: reset.password, now }))
  if (staff === null) throw invalidLink()
  return staff
}

/** The error (403) for a link that has expired or been used. */
export function invalidLink(): Problem {
  return new Problem({ code: 'LINK_INVALID', status: 403, publicMessage: LINK_INVALID })
}
