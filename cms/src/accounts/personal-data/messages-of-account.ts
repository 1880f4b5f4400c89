import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Student } from '../../payload-types.ts'

/** Fields that identify an account in the outbox. */
export type Addressee = Pick<Student, 'id' | 'email' | 'phone'>

/**
 * Query for the messages of an account: those that carry its id, and those without an id that went to its address or
 * phone, such as codes sent before registration. Excludes messages about other people to the same address, and messages
 * to staff.
 */
export function messagesOfAccount(payload: Payload, { id, email, phone }: Addressee): Condition<'messages'> {
  const templates = portalOf(payload).features.flatMap(({ messages }) => messages ?? [])
  const toStudents = templates.filter(({ audience }) => audience === 'student').map(({ key }) => key)
  const unowned: Condition<'messages'>[] = [
    { studentId: { exists: false } },
    { to: { in: [email, phone] } },
    { template: { in: toStudents } },
  ]
  return { or: [{ studentId: { equals: id } }, { and: unowned }] }
}

interface EraseOptions {
  payload: Payload
  student: Addressee
  /** Keeps what was written at this moment (ISO 8601) or later. */
  before?: string
}

export async function eraseMessages({ payload, student, before }: EraseOptions): Promise<void> {
  const own = messagesOfAccount(payload, student)
  const where: Condition<'messages'> = before ? { and: [own, { createdAt: { less_than: before } }] } : own
  await deleteRows({ payload, collection: 'messages', where })
}
