import { INVITATION_DAYS } from '@pravesh/shared/accounts/staff-accounts'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { formatDateTime } from '../../foundation/formats.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { staffInvitation } from '../messages/staff-invitation.ts'
import { ACTIVE } from '../state/active-staff.ts'
import { invitationLink } from './invitation-link.ts'

const DAY = 24 * 60 * 60_000

/** When an invitation that is sent now expires. */
export const invitationEnd = (now: Date): string => new Date(now.getTime() + INVITATION_DAYS * DAY).toISOString()

/** Queues the e-mail with an invitation, once for each `invitedUntil`. */
export const invitationWork: Work<'staff'> = {
  collection: 'staff',
  dueField: 'dueAt',
  where: { and: [ACTIVE, { invitedUntil: { not_equals: null } }] },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: staff } }): Promise<Outcome<'staff'>> => {
    const { id, email: to, name, invitedBy, invitedUntil } = staff
    if (!invitedUntil) return { dueAt: null }
    const variables = {
      name,
      by: invitedBy ?? '',
      until: formatDateTime(new Date(invitedUntil), DEFAULT_LOCALE),
      link: invitationLink(payload, { ...staff, invitedUntil }),
    }
    await queueMessage({ payload, event: `${id}:${invitedUntil}` }, { to, template: staffInvitation, variables })
    return { dueAt: null }
  },
}
