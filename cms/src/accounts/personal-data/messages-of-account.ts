import type { Payload, Where } from 'payload'
import type { Student } from '../../payload-types.ts'
import { studentMessages } from '../messages/student-messages.ts'
import { personalDataElsewhere } from './personal-data.ts'

/** What identifies an account in the outbox. */
export type Addressee = Pick<Student, 'id' | 'email' | 'phone'>

/**
 * The messages of an account: those that name it, and those that name none but went to its address or phone, such as the
 * codes sent before it was made. Messages of others to the same address, and of staff, are not among them.
 */
export function messagesOfAccount(payload: Payload, { id, email, phone }: Addressee): Where {
  const ours = studentMessages.map(({ key }) => key)
  const elsewhere = personalDataElsewhere(payload).flatMap(({ messageTemplates }) => messageTemplates)
  const unowned: Where[] = [
    { studentId: { exists: false } },
    { to: { in: [email, phone] } },
    { template: { in: [...ours, ...elsewhere] } },
  ]
  return { or: [{ studentId: { equals: id } }, { and: unowned }] }
}

/** Removes the messages of an account, sent or not. */
export async function eraseMessages({ payload, student }: { payload: Payload; student: Addressee }): Promise<void> {
  await payload.db.deleteMany({ collection: 'messages', where: messagesOfAccount(payload, student) })
}
