import { fill } from '@pravesh/shared/platform/fill'
import type { MailBlock } from '../../messaging/messages/mail/mail-block.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  phone: string
  /** Empty if there is none. */
  email: string
  reference: string
  /** What the question is about; empty if it names nothing. */
  subject: string
  text: string
  /** The request in the admin. */
  link: string
}

/** E-mail to the office about a question. The sender's text is escaped, never interpreted as markup. */
export const contactReceived: Template<Variables> = {
  key: 'contact-received',
  channel: 'email',
  audience: 'staff',
  secrets: [],
  title: (locale) => words[locale]['contact-received'].title,
  write: ({ name, phone, email, reference, subject, text: question, link }, context) => {
    const text = words[context.locale]['contact-received']
    const ifSet = (fact: string, value: string): MailBlock[] => (value === '' ? [] : [{ fact, value }])
    return writeMail(context, {
      subject: fill(text.subject, { name }),
      heading: text.heading,
      blocks: [
        { text: fill(text.body, { name }) },
        ...ifSet(text.reference, reference),
        ...ifSet(text.about, subject),
        { fact: text.phone, value: phone, link: `tel:+91${phone}` },
        ...ifSet(text.email, email),
        { quote: question },
        { button: text.button, link },
      ],
    })
  },
}
