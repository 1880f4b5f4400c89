import { fill } from '@pravesh/shared/platform/fill'
import { formatDateTime } from '../../foundation/formats.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** Notifies the owner of a changed password; `resetLink` opens the page for forgotten passwords. */
export const passwordChanged: Template<{ name: string; changedAt: Date; resetLink: string }> = {
  key: 'password-changed',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['password-changed'].title,
  write: ({ name, changedAt, resetLink }, context) => {
    const text = words[context.locale]['password-changed']
    return writeMail(context, {
      subject: text.subject,
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { when: formatDateTime(changedAt, context.locale) }) },
        { text: text.note },
        { button: text.button, link: resetLink },
      ],
    })
  },
}
