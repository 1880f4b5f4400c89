import type { AskedQuestion } from '@pravesh/shared/contact/help/help-message'
import type { Payload } from 'payload'
import type { ContactMessage, Student } from '../../payload-types.ts'
import { helpLimits } from '../requests/help-limits.ts'
import { storeRequest } from '../requests/store-request.ts'
import { ownSubject } from '../subjects/help-subjects.ts'

interface AskOptions {
  payload: Payload
  student: Student
  question: AskedQuestion
  now: Date
}

/**
 * Stores a student's question under the name and phone of the account. Throws a Problem: 404 for another
 * student's record, 429 beyond the limit.
 */
export async function askForHelp({ payload, student, question, now }: AskOptions): Promise<ContactMessage> {
  const { id: studentId, name, phone } = student
  const { text, about } = question
  const subject = about ? await ownSubject({ payload, studentId, subject: about }) : null
  return storeRequest({
    payload,
    request: { firstName: name, lastName: '', phone, comment: text, studentId, subject },
    limit: () => helpLimits.consume({ payload, name: 'help/ask', subject: studentId, now }),
    now,
  })
}
