import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import type { Together } from '../../database/records/write-together.ts'

interface PromoteOptions {
  payload: Payload
  studentId: string
  req?: Together
}

/** Promotes a Guest to Student, who may apply to courses; no effect on students. (spec 1, 4) */
export async function promoteToStudent({ payload, studentId, req }: PromoteOptions): Promise<void> {
  const where: Condition<'students'> = { and: [{ id: { equals: studentId } }, { role: { equals: 'Guest' } }] }
  await changeOne({ payload, collection: 'students', where, data: { role: 'Student' }, req })
}
