import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { leavingRefusals } from './refusals.ts'

interface ReactivateOptions {
  payload: Payload
  /** Untrusted. */
  id: string
}

/**
 * Lets a person sign in again, with the password of before. Work that was handed over stays where it is. Throws a
 * Problem: 404 for an unknown account, 409 for one that is active.
 */
export async function reactivateStaff({ payload, id }: ReactivateOptions): Promise<void> {
  if (!isRecordIdIn(payload, id)) throw notFound('member of staff')
  const where: Condition<'staff'> = { and: [{ id: { equals: id } }, { deactivatedAt: { not_equals: null } }] }
  // Before: a session that started while the account was being deactivated must not come back.
  await updateRow({ payload, collection: 'staff', where, data: { sessions: [], updatedAt: null } })
  const data = { deactivatedAt: null, deactivatedBy: null, handOverTo: null, dueAt: null }
  if ((await changeOne({ payload, collection: 'staff', where, data })) !== null) return
  if (!(await exists({ payload, collection: 'staff', where: { id: { equals: id } } })))
    throw notFound('member of staff')
  throw new Problem({ code: 'NOT_DEACTIVATED', status: 409, publicMessage: leavingRefusals.active })
}
