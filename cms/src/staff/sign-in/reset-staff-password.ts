import { LINK_INVALID } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { forgiveFailures } from '../../http/sign-in/forgive-failures.ts'
import type { Staff } from '../../payload-types.ts'
import { passwordRefusal } from '../passwords/password-refusal.ts'
import { hashStaffPassword } from './is-staff-password.ts'
import { staffOfResetToken } from './reset-link.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import { type StaffToken, startStaffSession } from './start-staff-session.ts'

interface ResetOptions {
  payload: Payload
  reset: { token: string; password: string }
  clientAddress: string
  now: Date
}

/**
 * Sets a new password with a reset link and signs its owner in. Ends all other sessions and unlocks the account. Throws
 * a Problem when the link is invalid (403), the password breaks the rule (400), or after too many attempts (429).
 */
export async function resetStaffPassword(options: ResetOptions): Promise<StaffToken & { staff: Staff }> {
  const { payload, reset, clientAddress, now } = options
  await consumeStaffLimit({ payload, name: 'staff-link/visitor', subject: clientAddress, now })
  const owner = await staffOfResetToken(payload, reset.token, now)
  if (owner === null) throw invalidLink()
  const message = await passwordRefusal(reset.password, [owner.name, owner.email])
  if (message !== null) throw invalid([{ field: 'password', code: 'format', message }])
  const staff = await replacePassword(payload, owner, await hashStaffPassword(reset.password))
  if (staff === null) throw invalidLink()
  await forgiveFailures({ payload, kind: 'staff', email: staff.email, now })
  const session = await startStaffSession({ payload, staff, now })
  if (session === null) throw invalidLink()
  return { ...session, staff }
}

/** Replaces the password unless it has changed since it was read; of several uses of one link, one succeeds. */
async function replacePassword(payload: Payload, owner: Staff, password: Pick<Staff, 'hash' | 'salt'>) {
  const { id, email, hash, salt } = owner
  const endSessions = () =>
    updateRow({ payload, collection: 'staff', where: id, data: { sessions: [], updatedAt: null } })
  // Before, so that a crash leaves no session beside a new password; after, for those that started meanwhile.
  await endSessions()
  const unchanged: Condition<'staff'>[] = [
    { email: { equals: email } },
    { hash: { equals: hash ?? null } },
    { salt: { equals: salt ?? null } },
  ]
  const where: Condition<'staff'> = { and: [{ id: { equals: id } }, ...unchanged] }
  const data = { ...password, lockUntil: null, loginAttempts: 0 }
  const changed = await changeOne({ payload, collection: 'staff', where, data })
  if (changed === null) return null
  await endSessions()
  // The update returns no lists, and the session needs the roles.
  return readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
}

function invalidLink(): Problem {
  return new Problem({ code: 'LINK_INVALID', status: 403, publicMessage: LINK_INVALID })
}
