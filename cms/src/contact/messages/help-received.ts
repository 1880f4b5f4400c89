import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/**
 * E-mail that confirms a request. It repeats neither the name nor the question, because a visitor can enter
 * another person's address.
 */
export const helpReceived: Template<{ reference: string; link: string }> = {
  key: 'help-received',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['help-received'].title,
  write: ({ reference, link }, context) => {
    const text = words[context.locale]['help-received']
    return writeMail(context, {
      subject: fill(text.subject, { reference }),
      heading: text.heading,
      blocks: [
        { text: text.body },
        { fact: text.reference, value: reference },
        { button: text.button, link },
        { note: text.note },
      ],
    })
  },
}
