import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import { readStaffLink, staffLinkToken } from '../sign-in/staff-link-token.ts'
import { INVITATION_PATH } from './path.ts'

const purpose = 'pravesh/staff-invitation'

/** The address of the page on which an invited person chooses a password, until `invitedUntil`. */
export function invitationLink(payload: Payload, staff: Staff & { invitedUntil: string }): string {
  const token = staffLinkToken({ payload, purpose, staff, expires: new Date(staff.invitedUntil) })
  return `${portalOf(payload).env.publicUrl}/admin${INVITATION_PATH}/${token}`
}

/**
 * What a token opens. `expired`: it was right, but is too old. `invalid`: it was used, another password or e-mail
 * address has been set since, the account is deactivated, or it never was a token.
 */
export type Invitation =
  | { state: 'open'; staff: Staff; expires: Date }
  | { state: 'expired'; expires: Date }
  | { state: 'invalid' }

export async function readInvitation(payload: Payload, token: string, now: Date): Promise<Invitation> {
  const link = await readStaffLink(payload, purpose, token)
  if (link === null || !link.staff.invitedUntil) return { state: 'invalid' }
  const { staff, expires } = link
  return expires > now ? { state: 'open', staff, expires } : { state: 'expired', expires }
}
