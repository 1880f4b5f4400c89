import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { Staff } from '../../payload-types.ts'
import { type Hold, holdAdministrator, notHeld, releaseHold } from '../administrators/hold-administrator.ts'
import { mayManageStaff } from '../administrators/may-manage-staff.ts'
import { administratorWords } from '../administrators/require-one-administrator.ts'
import { ACTIVE, isActive } from '../state/active-staff.ts'
import { leavingWork } from './leaving-work.ts'
import { leavingRefusals } from './refusals.ts'

interface DeactivateOptions {
  payload: Payload
  /** Untrusted. */
  id: string
  by: { id: string; name: string }
  /** Who takes the assigned work over; null puts it back for all. Untrusted. */
  handOverTo: string | null
  now: Date
}

/**
 * Deactivates an account: one conditional write, from which on none of its sessions, passwords and links work. The
 * hand-over follows under a lease, and is finished later if the process is killed. Throws a Problem: 404 for an unknown
 * account, 400 for an unknown colleague, 409 for one's own account, one that is deactivated already, and the last
 * administrator.
 */
export async function deactivateStaff(options: DeactivateOptions): Promise<Staff> {
  const { payload, id, by, handOverTo, now } = options
  if (id === by.id) throw conflict(leavingRefusals.own)
  const person = isRecordIdIn(payload, id)
    ? await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
    : null
  if (person === null) throw notFound('member of staff')
  if (handOverTo !== null) await requireHeir(options, handOverTo)
  const hold = mayManageStaff(person.roles) ? await holdAdministrator({ payload, id: by.id, now }) : null
  if (mayManageStaff(person.roles) && hold === null) throw conflict(administratorWords.busy)
  const record = await deactivate(options, hold)
  // Removes what no longer works, and repeats the write if Payload's renewal of a session has undone it meanwhile: it
  // writes back the whole record that it read before.
  await updateRow({ payload, collection: 'staff', where: id, data: { sessions: [], updatedAt: null } })
  const applied = await applyNewEffects({ payload, work: leavingWork, record, now })
  if (isActive(applied)) await deactivate(options, null)
  return applied
}

async function deactivate({ payload, id, by, handOverTo, now }: DeactivateOptions, hold: Hold | null): Promise<Staff> {
  const where: Condition<'staff'> = { and: [{ id: { equals: id } }, ACTIVE, notHeld(now)] }
  const data = { deactivatedAt: now.toISOString(), deactivatedBy: by.name, handOverTo, ...leaseFrom(leavingWork, now) }
  try {
    const record = await changeOne({ payload, collection: 'staff', where, data })
    if (record !== null) return record
  } finally {
    if (hold !== null) await releaseHold(payload, hold)
  }
  const current = await readRow({ payload, collection: 'staff', where: { id: { equals: id } } })
  if (current === null) throw notFound('member of staff')
  throw conflict(isActive(current) ? administratorWords.busy : leavingRefusals.already)
}

async function requireHeir({ payload, id }: DeactivateOptions, heir: string): Promise<void> {
  const where: Condition<'staff'> = { and: [{ id: { equals: heir } }, ACTIVE] }
  const isKnown = heir !== id && isRecordIdIn(payload, heir)
  if (isKnown && (await readRow({ payload, collection: 'staff', where })) !== null) return
  throw invalid([{ field: 'handOverTo', code: 'notAnOption', message: leavingRefusals.heir }])
}

function conflict(publicMessage: string): Problem {
  return new Problem({ code: 'NOT_DEACTIVATED', status: 409, publicMessage })
}
