import type { Login } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import type { Staff } from '../../payload-types.ts'
import { wrongLogin } from '../../platform/passwords/refusals.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { consumeStaffLimit, refundStaffLimit } from './staff-limits.ts'
import { type StaffToken, startStaffSession } from './start-staff-session.ts'

interface SignInOptions {
  payload: Payload
  login: Login
  clientAddress: string
  now: Date
}

/**
 * Signs a member of staff in. Unknown addresses and wrong passwords get the same 401 in the same time. Throws a Problem
 * (429) after too many attempts by one visitor or for one address.
 */
export async function signInStaff(options: SignInOptions): Promise<StaffToken & { staff: Staff }> {
  const { payload, login, clientAddress, now } = options
  const visitor = { payload, name: 'staff-login/visitor', subject: clientAddress } as const
  await consumeStaffLimit({ ...visitor, now })
  const staff = await checkStaffPassword({ payload, ...login, now })
  const session = staff && (await startStaffSession({ payload, staff, now }))
  if (!session) throw wrongLogin()
  await refundStaffLimit(visitor)
  return { ...session, staff }
}
