import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

export const activationLink: Template<{ name: string; link: string; hours: number }> = {
  key: 'activation-link',
  channel: 'email',
  audience: 'student',
  secrets: ['link'],
  usefulFor: ({ hours }) => hours * 60 * 60_000,
  title: (locale) => words[locale]['activation-link'].title,
  write: ({ name, link, hours }, context) => {
    const text = words[context.locale]['activation-link']
    return writeMail(context, {
      subject: text.subject,
      heading: text.heading,
      name,
      blocks: [
        { text: text.body },
        { button: text.button, link },
        { text: fill(text.valid, { hours }) },
        { note: text.note },
      ],
    })
  },
}
