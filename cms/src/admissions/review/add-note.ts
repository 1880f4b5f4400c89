import { randomUUID } from 'node:crypto'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, notFound } from '../../foundation/problem.ts'
import { queueTogether } from '../../messaging/outbox/queue-message.ts'
import { findApplication } from '../applications/application-record.ts'
import { writeEvent } from '../changes/events.ts'
import { insertMentions, mentionedColleagues, mentionMails } from '../mentions/mention.ts'
import type { StaffMember } from './staff-member.ts'

interface NoteOptions {
  payload: Payload
  staff: StaffMember
  id: string
  text: string
  /** Ids of the colleagues who were chosen from the list; others count by their names in the text. */
  mentions?: readonly string[]
  now: Date
}

/**
 * Adds an internal note to the history of an application, and informs the colleagues whom it mentions. Throws a Problem: 400 when
 * it is empty or mentions someone who may not see the application, 404.
 */
export async function addNote({ payload, staff, id, text: typed, mentions = [], now }: NoteOptions): Promise<void> {
  const text = multiLine(typed)
  if (text === '') throw invalid([{ field: 'text', code: 'required', message: 'Enter a note.' }])
  const application = await findApplication(payload, id)
  if (application === null) throw notFound('application')
  const mentioned = await mentionedColleagues({ payload, application, staff, text, chosen: mentions })
  const note = `note:${randomUUID()}`
  const about = { payload, application, staff, mentioned, note, now }
  await queueTogether(payload, await mentionMails(about), async (req, queue) => {
    const event = { kind: 'note' as const, at: now.toISOString(), by: staff.name, staffId: staff.id, text }
    await writeEvent({ payload, application, event, key: note, req })
    await insertMentions(about, req)
    await queue()
  })
}
