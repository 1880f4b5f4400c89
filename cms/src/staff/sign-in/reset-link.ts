import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import { readStaffLink, staffLinkToken } from './staff-link-token.ts'

const purpose = 'pravesh/staff-reset-link'

/** The address of a page that sets a new password. */
export function staffResetLink({ payload, staff, now }: { payload: Payload; staff: Staff; now: Date }): string {
  const expires = new Date(now.getTime() + LINK_MINUTES.staffReset * 60_000)
  return `${portalOf(payload).env.publicUrl}/admin/reset/${staffLinkToken({ payload, purpose, staff, expires })}`
}

/** The account of a link that has neither expired nor been used; null for any other token. */
export async function staffOfResetToken(payload: Payload, token: string, now: Date): Promise<Staff | null> {
  const link = await readStaffLink(payload, purpose, token)
  return link !== null && link.expires > now ? link.staff : null
}
