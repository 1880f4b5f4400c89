import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Student } from '../../payload-types.ts'

/** Withdraws a deletion request, if there is one; staff can then no longer delete the account. */
export async function withdrawDeletion({ payload, student }: { payload: Payload; student: Student }): Promise<void> {
  const where = { id: { equals: student.id } }
  await changeOne({ payload, collection: 'students', where, data: { deletionRequestedAt: null } })
}
