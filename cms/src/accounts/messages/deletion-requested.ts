import { fill } from '@pravesh/shared/platform/fill'
import { formatDateTime } from '../../foundation/formats.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** Notifies staff of a deletion request; `link` opens it in the admin. */
export const deletionRequested: Template<{ name: string; requestedAt: Date; link: string }> = {
  key: 'deletion-requested',
  channel: 'email',
  audience: 'staff',
  secrets: [],
  title: (locale) => words[locale]['deletion-requested'].title,
  write: ({ name, requestedAt, link }, context) => {
    const text = words[context.locale]['deletion-requested']
    return writeMail(context, {
      subject: fill(text.subject, { name }),
      heading: text.heading,
      blocks: [
        { text: fill(text.body, { name, when: formatDateTime(requestedAt, context.locale) }) },
        { text: text.todo },
        { button: text.button, link },
      ],
    })
  },
}
