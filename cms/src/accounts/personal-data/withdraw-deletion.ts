import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { changeOne } from '../../platform/database/change-one.ts'

/** Takes a student's wish to be deleted back, if there is one; staff then cannot delete the account any more. */
export async function withdrawDeletion({ payload, student }: { payload: Payload; student: Student }): Promise<void> {
  const where = { id: { equals: student.id } }
  await changeOne({ payload, collection: 'students', where, data: { deletionRequestedAt: null } })
}
