import { randomUUID } from 'node:crypto'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, notFound } from '../../foundation/problem.ts'
import { findApplication } from '../applications/application-record.ts'
import { writeEvent } from '../changes/events.ts'
import type { StaffMember } from './staff-member.ts'

interface NoteOptions {
  payload: Payload
  staff: StaffMember
  id: string
  text: string
  now: Date
}

/** Adds an internal note to the history of an application. Throws a Problem: 400 when it is empty, 404. */
export async function addNote({ payload, staff, id, text: typed, now }: NoteOptions): Promise<void> {
  const text = multiLine(typed)
  if (text === '') throw invalid([{ field: 'text', code: 'required', message: 'Enter a note.' }])
  const application = await findApplication(payload, id)
  if (application === null) throw notFound('application')
  const event = { kind: 'note' as const, at: now.toISOString(), by: staff.name, staffId: staff.id, text }
  await writeEvent({ payload, application, event, key: `note:${randomUUID()}` })
}
