import type { Payload } from 'payload'
import type { Message, Student } from '../../payload-types.ts'

/** Whether a message's account no longer exists because it was deleted while the message was being queued. */
export async function isOrphaned(payload: Payload, { studentId }: Pick<Message, 'studentId'>): Promise<boolean> {
  if (!studentId) return false
  const where = { id: { equals: studentId } }
  return (await payload.db.findOne<Student>({ collection: 'students', where })) === null
}
