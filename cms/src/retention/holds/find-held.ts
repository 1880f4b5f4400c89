import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { idOf } from '../../database/records/relation.ts'
import type { EndedRecord } from '../../portal/retained-records.ts'

const ACTIVE = { state: { equals: 'active' } } as const

/** The ids of those students of whom nothing may be deleted. */
async function heldAmong(payload: Payload, studentIds: readonly string[]): Promise<Set<string>> {
  const ids = studentIds.filter((id) => isRecordIdIn(payload, id))
  if (ids.length === 0) return new Set()
  const where = { and: [{ student: { in: ids } }, ACTIVE] }
  const holds = await readRows({ payload, collection: 'legal-holds', where, fields: ['student'] })
  return new Set(holds.map(({ student }) => idOf(student) ?? ''))
}

/** Whether nothing of a student may be deleted. */
export async function isHeld(payload: Payload, studentId: string): Promise<boolean> {
  return (await heldAmong(payload, [studentId])).has(studentId)
}

/**
 * The records that no hold keeps. Records without an account, such as a request by the contact form, are kept for the student
 * who has their e-mail address or phone.
 */
export async function withoutHeld(payload: Payload, records: readonly EndedRecord[]): Promise<EndedRecord[]> {
  const owners = await ownersByContact(payload, records)
  const studentsOf = ({ studentId, contacts = [] }: EndedRecord) =>
    studentId === null ? contacts.flatMap((contact) => owners.get(contact) ?? []) : [studentId]
  const held = await heldAmong(payload, [...new Set(records.flatMap(studentsOf))])
  return held.size === 0 ? [...records] : records.filter((record) => !studentsOf(record).some((id) => held.has(id)))
}

async function ownersByContact(payload: Payload, records: readonly EndedRecord[]): Promise<Map<string, string[]>> {
  const unowned = records.filter(({ studentId }) => studentId === null)
  const contacts = [...new Set(unowned.flatMap(({ contacts = [] }) => contacts))]
  const owners = new Map<string, string[]>()
  if (contacts.length === 0) return owners
  const where = { or: [{ email: { in: contacts } }, { phone: { in: contacts } }] }
  const students = await readRows({ payload, collection: 'students', where, fields: ['email', 'phone'] })
  for (const { id, email, phone } of students)
    for (const contact of [email, phone]) owners.set(contact, [...(owners.get(contact) ?? []), id])
  return owners
}
