import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { fill } from '@pravesh/shared/platform/fill'
import { formatDateTime } from '../../foundation/formats.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface ContactNotice {
  contact: Contact
  name: string
  changedAt: Date
  /** The address or number that the message names, masked. */
  shown: string
  /** Address of the contact page. */
  helpLink: string
}

/** Notifies the owner of an e-mail address of what became of it or of a phone. */
export function contactNotice(key: 'contact-changed' | 'contact-restored'): Template<ContactNotice> {
  return {
    key,
    channel: 'email',
    audience: 'student',
    secrets: [],
    title: (locale) => words[locale][key].title,
    write: ({ contact, name, changedAt, shown, helpLink }, context) => {
      const { [contact]: copy, button } = words[context.locale][key]
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
}
