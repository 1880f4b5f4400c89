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
  /** The address or number that is back, masked. */
  shown: string
  /** Address of the contact page. */
  helpLink: string
}

/** Notifies the owner of an e-mail address, at both, or a phone that staff put back. */
export const contactRestored: Template<Variables> = {
  key: 'contact-restored',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['contact-restored'].title,
  write: ({ contact, name, changedAt, shown, helpLink }, context) => {
    const { [contact]: copy, button } = words[context.locale]['contact-restored']
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
