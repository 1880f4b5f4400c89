import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Student } from '../../payload-types.ts'
import { recordDeletion } from '../consent/record-deletion.ts'

interface WithdrawOptions {
  payload: Payload
  student: Student
  now: Date
}

/** Withdraws a deletion request, if there is one; staff can then no longer delete the account. */
export async function withdrawDeletion({ payload, student, now }: WithdrawOptions): Promise<void> {
  for (const { deletionAsked } of portalOf(payload).features)
    await deletionAsked?.({ payload, student, isWanted: false, now })
  const requestedAt = student.deletionRequestedAt
  // First, so that a stopped call is repeated with the request still there.
  if (requestedAt) await recordDeletion({ payload, student, requestedAt, act: 'given', at: now.toISOString() })
  const where = { id: { equals: student.id } }
  await changeOne({ payload, collection: 'students', where, data: { deletionRequestedAt: null } })
}
