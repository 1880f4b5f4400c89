import type { ContactMessage } from '@pravesh/shared/contact/contact-message'
import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { TemplateContext } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/** E-mail to staff about a visitor's message. The visitor's text is escaped, never interpreted as markup. */
export function contactMail({ firstName, lastName, phone, comment }: ContactMessage, context: TemplateContext) {
  const name = `${firstName} ${lastName}`
  const text = words[context.locale]['contact-received']
  return writeMail(context, {
    subject: fill(text.subject, { name }),
    heading: text.heading,
    blocks: [
      { text: fill(text.body, { name }) },
      { fact: text.phone, value: phone, link: `tel:+91${phone}` },
      { quote: comment },
      { note: text.note },
    ],
  })
}
