import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { ContactMessage } from '../../payload-types.ts'

interface Recipient {
  email: string
  /** The account with which the message is deleted. */
  studentId?: string
}

/** Where answers are sent: a student's present address, or the one that a visitor entered; null if there is none. */
export async function recipientOf(payload: Payload, request: ContactMessage): Promise<Recipient | null> {
  const { studentId, email } = request
  if (studentId && isRecordIdIn(payload, studentId)) {
    const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
    return student && { email: student.email, studentId }
  }
  return email ? { email } : null
}
