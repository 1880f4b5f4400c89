import { mentionedIn } from '@pravesh/shared/admissions/notes/mentions'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import type { Together } from '../../database/records/write-together.ts'
import { portalOf } from '../../foundation/portal.ts'
import { invalid } from '../../foundation/problem.ts'
import { type Outgoing, outgoingMessages } from '../../messaging/outbox/queue-message.ts'
import type { Staff } from '../../payload-types.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { noteMention } from '../messages/note-mention.ts'
import { mentionable } from './colleagues.ts'

interface MentionOptions {
  payload: Payload
  application: ApplicationRecord
  /** Who writes the note. */
  staff: { id: string; name: string }
  text: string
  /** Ids of colleagues who were chosen from the list; untrusted. */
  chosen: readonly string[]
}

/** Throws a Problem (400) for a chosen colleague who may not see the application. */
export async function mentionedColleagues({
  payload,
  application,
  staff,
  text,
  chosen,
}: MentionOptions): Promise<Staff[]> {
  if (!text.includes('@') && chosen.length === 0) return []
  const place = { college: application.collegeId, course: application.course }
  const colleagues = await mentionable({ payload, place, exceptId: staff.id })
  if (chosen.some((id) => !colleagues.some((each) => each.id === id))) {
    const message = 'A colleague whom you mention cannot see this application. Remove the name.'
    throw invalid([{ field: 'mentions', code: 'notAnOption', message }])
  }
  const ids = mentionedIn(text, colleagues, chosen).map(({ id }) => id)
  return colleagues.filter(({ id }) => ids.includes(id))
}

interface NoteOptions extends Pick<MentionOptions, 'payload' | 'application' | 'staff'> {
  mentioned: readonly Staff[]
  /** Key of the event that has the note. */
  note: string
  now: Date
}

/** The rows by which colleagues find their mentions. */
export async function insertMentions(options: NoteOptions, req: Together): Promise<void> {
  const { payload, application, staff, mentioned, note, now } = options
  for (const { id } of mentioned) {
    const data = {
      key: `${note}:${id}`,
      staff: id,
      applicationId: application.id,
      number: application.number,
      note,
      by: staff.name,
      at: now.toISOString(),
    }
    await insertIfAbsent({ payload, collection: 'note-mentions', data, req })
  }
}

/** An e-mail to each. It names the application by its number alone; the note is read in the admin. */
export function mentionMails({ payload, application, staff, mentioned, note }: NoteOptions): Promise<Outgoing[]> {
  const { publicUrl } = portalOf(payload).env
  const link = `${publicUrl}${payload.config.routes.admin}/collections/applications/${application.id}`
  const mails = mentioned.map(({ id, name, email }) => ({
    event: `${note}:${id}`,
    message: {
      to: email,
      template: noteMention,
      variables: { name, by: staff.name, number: application.number, link },
    },
  }))
  return outgoingMessages({ payload }, mails)
}
