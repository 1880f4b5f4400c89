import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { words } from '../messages/words/words.ts'
import { consumeStaffLimit } from '../sessions/staff-limits.ts'
import { ACTIVE } from '../state/active-staff.ts'
import { invitationEnd, invitationWork } from './invitation-work.ts'

interface InviteOptions {
  payload: Payload
  /** Of the invited person; untrusted. */
  id: string
  by: { id: string; name: string }
  now: Date
}

/**
 * Sends an invitation with a new lifetime. Links that were sent before stay valid until they expire. Throws a Problem:
 * 404 for an unknown account, 409 for one that is no longer invited, 429 beyond the rate limit of the sender.
 */
export async function inviteAgain({ payload, id, by, now }: InviteOptions): Promise<{ email: string }> {
  await consumeStaffLimit({ payload, name: 'staff-invite/sender', subject: by.id, now })
  if (!isRecordIdIn(payload, id)) throw notFound('member of staff')
  const where: Condition<'staff'> = {
    and: [{ id: { equals: id } }, ACTIVE, { invitedUntil: { not_equals: null } }],
  }
  const data = { invitedUntil: invitationEnd(now), invitedBy: by.name, ...leaseFrom(invitationWork, now) }
  const record = await changeOne({ payload, collection: 'staff', where, data })
  if (record === null) {
    const staff = await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
    if (staff === null) throw notFound('member of staff')
    throw new Problem({ code: 'NOT_INVITED', status: 409, publicMessage: words.en.invitation.notInvited })
  }
  await applyNewEffects({ payload, work: invitationWork, record, now })
  return record
}
