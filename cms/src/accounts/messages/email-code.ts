import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

export const emailCode: Template<{ name: string; code: string; minutes: number }> = {
  key: 'email-code',
  channel: 'email',
  audience: 'student',
  secrets: ['code'],
  usefulFor: ({ minutes }) => minutes * 60_000,
  title: (locale) => words[locale]['email-code'].title,
  write: ({ name, code, minutes }, context) => {
    const text = words[context.locale]['email-code']
    return writeMail(context, {
      subject: fill(text.subject, { code }),
      heading: text.heading,
      name,
      blocks: [{ text: text.body }, { code }, { text: fill(text.valid, { minutes }) }, { note: text.note }],
    })
  },
}
