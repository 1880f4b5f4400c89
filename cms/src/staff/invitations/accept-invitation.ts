import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'
import { consumeStaffLimit } from '../sessions/staff-limits.ts'
import { replacePassword } from '../sign-in/replace-password.ts'
import { readInvitation } from './invitation-link.ts'

interface AcceptOptions {
  payload: Payload
  accepted: { token: string; password: string }
  clientAddress: string
  now: Date
}

/**
 * Sets the password that an invited person chose. Throws a Problem when the link is invalid or has
 * expired (403), the password breaks the rule (400), or after too many attempts (429).
 */
export async function acceptInvitation(options: AcceptOptions): Promise<Staff> {
  const { payload, accepted, clientAddress, now } = options
  await consumeStaffLimit({ payload, name: 'staff-link/visitor', subject: clientAddress, now })
  const invitation = await readInvitation(payload, accepted.token, now)
  if (invitation.state !== 'open') throw invitationRefusal(invitation.state)
  const staff = await replacePassword({ payload, owner: invitation.staff, password: accepted.password, now })
  if (staff === null) throw invitationRefusal('invalid')
  return staff
}

/** The error (403) for an invitation that cannot be accepted. */
export function invitationRefusal(state: 'invalid' | 'expired'): Problem {
  const { expired, invalid, whatToDo, signInOrAsk } = words.en.invitation
  const publicMessage = state === 'expired' ? `${expired} ${whatToDo}` : `${invalid} ${signInOrAsk}`
  return new Problem({ code: 'LINK_INVALID', status: 403, publicMessage })
}
