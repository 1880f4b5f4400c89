import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import type { AssignedWork } from '../../portal/assigned-work.ts'
import { ACTIVE } from '../state/active-staff.ts'

/** Everything that features assign to members of staff. */
export const assignedWork = (payload: Payload): AssignedWork[] =>
  portalOf(payload).features.flatMap((feature) => feature.assignedWork ?? [])

/** Hands over what is assigned to a deactivated person, and closes the records that they have open. */
export const leavingWork: Work<'staff'> = {
  collection: 'staff',
  dueField: 'dueAt',
  where: { deactivatedAt: { not_equals: null } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record }, now }): Promise<Outcome<'staff'>> => {
    const from = record.id
    const heir = await heirOf(payload, record)
    for (const work of assignedWork(payload)) {
      await work.handOver({ payload, from, to: heir !== null && work.mayTake(heir) ? heir : null, now: now() })
    }
    // Otherwise colleagues could not edit these records until the lock expires.
    await deleteRows({
      payload,
      collection: 'payload-locked-documents',
      where: { and: [{ 'user.relationTo': { equals: 'staff' } }, { 'user.value': { equals: from } }] },
    })
    return { dueAt: null }
  },
}

/** Who takes the work over; null if no one was chosen, or that person has left as well. */
async function heirOf(payload: Payload, { handOverTo }: Staff): Promise<Staff | null> {
  if (!handOverTo) return null
  return readRow({ payload, collection: 'staff', where: { and: [{ id: { equals: handOverTo } }, ACTIVE] } })
}
