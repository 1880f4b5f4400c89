import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { fill } from '@pravesh/shared/platform/fill'
import { formatDateTime } from '../../foundation/formats.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  contact: Contact
  name: string
  changedAt: Date
  /** The new address or number, masked. */
  shown: string
  /** Address of the contact page. */
  helpLink: string
}

/** Notifies the owner of a changed e-mail address, at the old one, or of a changed phone. */
export const contactChanged: Template<Variables> = {
  key: 'contact-changed',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['contact-changed'].title,
  write: ({ contact, name, changedAt, shown, helpLink }, context) => {
    const { [contact]: copy, button } = words[context.locale]['contact-changed']
    return writeMail(context, {
      subject: copy.subject,
      heading: copy.subject,
      name,
      blocks: [
        { text: fill(copy.body, { when: formatDateTime(changedAt, context.locale), shown }) },
        { text: copy.note },
        { button, link: helpLink },
      ],
    })
  },
}
