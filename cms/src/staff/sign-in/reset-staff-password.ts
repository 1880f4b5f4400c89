import { LINK_INVALID } from '@pravesh/shared/accounts/recovery'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { Staff } from '../../payload-types.ts'
import { Problem } from '../../platform/problem.ts'
import { clearAttempts } from './attempts.ts'
import { consumeStaffLimit } from './staff-limits.ts'
import { type StaffToken, startStaffSession } from './start-staff-session.ts'

interface ResetOptions {
  payload: Payload
  req: PayloadRequest
  reset: { token: string; password: string }
  clientAddress: string
  now: Date
}

/**
 * Sets a new password with a reset link and signs its owner in. Ends all other sessions and unlocks the account. Throws
 * a Problem when the link is invalid (403) or after too many attempts (429).
 */
export async function resetStaffPassword(options: ResetOptions): Promise<StaffToken & { staff: Staff }> {
  const { payload, req, reset, clientAddress, now } = options
  await consumeStaffLimit({ payload, name: 'staff-link/visitor', subject: clientAddress, now })
  const open: Where = {
    and: [
      { resetPasswordToken: { equals: reset.token } },
      { resetPasswordExpiration: { greater_than: now.toISOString() } },
    ],
  }
  const owner = await payload.db.findOne<Staff>({ collection: 'staff', where: open })
  if (owner === null) throw invalidLink()
  await payload.resetPassword({ collection: 'staff', data: reset, overrideAccess: false, req })
  await clearAttempts({ payload, email: owner.email })
  const staff = await payload.db.findOne<Staff>({ collection: 'staff', where: { id: { equals: owner.id } } })
  const session = staff && (await startStaffSession({ payload, staff, now }))
  if (!session) throw invalidLink()
  return { ...session, staff }
}

function invalidLink(): Problem {
  return new Problem({ code: 'LINK_INVALID', status: 403, publicMessage: LINK_INVALID })
}
