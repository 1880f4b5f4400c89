import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { invalid } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { chosenByOwner } from '../passwords/note-who-knows.ts'
import { passwordRefusal } from '../passwords/password-refusal.ts'
import { ACTIVE } from '../state/active-staff.ts'
import { forgiveStaff } from './forgive-staff.ts'
import { hashStaffPassword } from './is-staff-password.ts'

interface ReplaceOptions {
  payload: Payload
  /** As read when the link was checked. */
  owner: Staff
  password: string
  now: Date
}

/**
 * Sets the password that the owner of a link chose, ends all sessions and unlocks the account; of several uses of one
 * link, one succeeds. Null when the account has changed since it was read. Throws a Problem (400) when the password
 * breaks the rule.
 */
export async function replacePassword({ payload, owner, password, now }: ReplaceOptions): Promise<Staff | null> {
  const { id, email, name, hash, salt } = owner
  const message = await passwordRefusal(password, [name, email])
  if (message !== null) throw invalid([{ field: 'password', code: 'format', message }])
  const hashed = await hashStaffPassword(password)
  const endSessions = () =>
    updateRow({ payload, collection: 'staff', where: id, data: { sessions: [], updatedAt: null } })
  // Before, so that a crash leaves no session beside a new password; after, for those that started meanwhile.
  await endSessions()
  const unchanged: Condition<'staff'>[] = [
    { email: { equals: email } },
    { hash: { equals: hash ?? null } },
    { salt: { equals: salt ?? null } },
  ]
  const where: Condition<'staff'> = { and: [{ id: { equals: id } }, ACTIVE, ...unchanged] }
  const data = { ...hashed, ...chosenByOwner, lockUntil: null, loginAttempts: 0 }
  const changed = await changeOne({ payload, collection: 'staff', where, data })
  if (changed === null) return null
  await endSessions()
  await forgiveStaff({ payload, staff: owner, now })
  // The update returns no lists, and the session needs the roles.
  return readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
}
