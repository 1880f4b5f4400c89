import { fill } from '@pravesh/shared/platform/fill'
import { formatDateTime } from '../../foundation/formats.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** Tells a minor that the parent or guardian has withdrawn the consent. */
export const guardianWithdrew: Template<{ name: string; withdrawnAt: Date; settingsLink: string }> = {
  key: 'guardian-withdrew',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['guardian-withdrew'].title,
  write: ({ name, withdrawnAt, settingsLink }, context) => {
    const text = words[context.locale]['guardian-withdrew']
    return writeMail(context, {
      subject: text.subject,
      heading: text.subject,
      name,
      blocks: [
        { text: fill(text.body, { when: formatDateTime(withdrawnAt, context.locale) }) },
        { text: text.note },
        { button: text.button, link: settingsLink },
      ],
    })
  },
}
