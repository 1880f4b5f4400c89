import type { Payload, Where } from 'payload'
import { changeOne } from '../../platform/database/change-one.ts'

/** Promotes a Guest to Student, who may apply to courses; no effect on students. (spec 1, 4) */
export async function promoteToStudent({ payload, studentId }: { payload: Payload; studentId: string }): Promise<void> {
  const where: Where = { and: [{ id: { equals: studentId } }, { role: { equals: 'Guest' } }] }
  await changeOne({ payload, collection: 'students', where, data: { role: 'Student' } })
}
