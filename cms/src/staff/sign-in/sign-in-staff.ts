import type { Login } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import { wrongLogin } from '../../http/sign-in/refusals.ts'
import type { Staff } from '../../payload-types.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { type StaffToken, startStaffSession } from './start-staff-session.ts'

interface SignInOptions {
  payload: Payload
  login: Login
  headers: Headers
  clientAddress: string
  now: Date
}

/**
 * Signs a member of staff in. Unknown addresses and wrong passwords get the same 401 in the same time. Throws a Problem
 * (429) after too many attempts.
 */
export async function signInStaff({ login, ...options }: SignInOptions): Promise<StaffToken & { staff: Staff }> {
  const { payload, now } = options
  const staff = await checkStaffPassword({ ...options, ...login })
  const session = staff && (await startStaffSession({ payload, staff, now }))
  if (!session) throw wrongLogin()
  return { ...session, staff }
}
