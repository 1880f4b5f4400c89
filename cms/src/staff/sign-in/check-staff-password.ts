import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { knownDevice } from '../../http/sign-in/device-cookie.ts'
import { limitVisitor } from '../../http/sign-in/limit-visitor.ts'
import { startAttempt } from '../../http/sign-in/sign-in-attempt.ts'
import type { Staff } from '../../payload-types.ts'
import { deviceAccountOf } from '../sessions/staff-device.ts'
import { STAFF_LIMITS } from '../sessions/staff-limits.ts'
import { ACTIVE } from '../state/active-staff.ts'
import { isStaffPassword } from './is-staff-password.ts'

interface CheckOptions {
  payload: Payload
  /** Lower case. */
  email: string
  password: string
  /** The request's headers, with the cookie of known devices. */
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * Authenticates a member of staff; null when address and password do not match. The response time and the number of
 * attempts do not reveal whether the address has an account; a deactivated one counts as none. Throws a Problem (429) after too many attempts by an
 * unknown device, for this address or for all, or by this known device.
 */
export async function checkStaffPassword(options: CheckOptions): Promise<Staff | null> {
  const { payload, email, password, headers, clientAddress, now } = options
  const staff = await readRow({ payload, collection: 'staff', where: { and: [{ email: { equals: email } }, ACTIVE] } })
  const device = knownDevice({ payload, headers, kind: 'staff', account: staff && deviceAccountOf(staff), now })
  const check = async () => {
    const attempt = await startAttempt({ payload, kind: 'staff', email, device, clientAddress, waits: false, now })
    const matches = await isStaffPassword(password, staff).catch(async (error) => {
      await attempt.cancel(now)
      throw error
    })
    if (matches) await attempt.succeed(now)
    else await attempt.fail(now)
    return matches ? staff : null
  }
  const name = 'staff-login/visitor'
  return device === null ? limitVisitor({ payload, name, ...STAFF_LIMITS[name], clientAddress, now }, check) : check()
}
