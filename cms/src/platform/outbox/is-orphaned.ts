import type { Payload } from 'payload'
import type { Message } from '../../payload-types.ts'
import { exists } from '../database/exists.ts'

/** Whether a message's account no longer exists because it was deleted while the message was being queued. */
export async function isOrphaned(payload: Payload, { studentId }: Pick<Message, 'studentId'>): Promise<boolean> {
  if (!studentId) return false
  return !(await exists({ payload, collection: 'students', where: { id: { equals: studentId } } }))
}
