import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  /** Name of the colleague who wrote the note. */
  by: string
  /** Of the application. */
  number: string
  link: string
}

/** E-mail to a member of staff who was mentioned in a note. It has nothing of the note or the applicant. */
export const noteMention: Template<Variables> = {
  key: 'note-mention',
  channel: 'email',
  audience: 'staff',
  secrets: [],
  title: (locale) => words[locale].mention.title,
  write: ({ name, by, number, link }, context) => {
    const text = words[context.locale].mention
    return writeMail(context, {
      subject: fill(text.subject, { by, number }),
      heading: text.heading,
      name,
      blocks: [{ text: fill(text.body, { by, number }) }, { button: text.button, link }, { note: text.note }],
    })
  },
}
