import type { ContactMessage } from '@pravesh/shared/contact/contact-message'
import { fill } from '../../platform/messages/fill.ts'
import { writeMail } from '../../platform/messages/mail/write-mail.ts'
import type { TemplateContext } from '../../platform/messages/template.ts'
import { words } from './words/words.ts'

/** The e-mail that tells staff of a visitor's message. Whatever the visitor wrote is text in it, never markup. */
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
