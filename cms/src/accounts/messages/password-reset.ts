import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

export const passwordReset: Template<{ name: string; link: string; minutes: number }> = {
  key: 'password-reset',
  channel: 'email',
  audience: 'student',
  secrets: ['link'],
  usefulFor: ({ minutes }) => minutes * 60_000,
  title: (locale) => words[locale]['password-reset'].title,
  write: ({ name, link, minutes }, context) => {
    const text = words[context.locale]['password-reset']
    return writeMail(context, {
      subject: text.subject,
      heading: text.heading,
      name,
      blocks: [
        { text: text.body },
        { button: text.button, link },
        { text: fill(text.valid, { minutes }) },
        { note: text.note },
      ],
    })
  },
}
