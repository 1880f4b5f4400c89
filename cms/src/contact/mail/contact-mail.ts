import type { ContactMessage } from '@pravesh/shared/contact/contact-message'
import { writeMail } from '../../platform/messages/mail/write-mail.ts'
import type { TemplateContext } from '../../platform/messages/template.ts'

/** The e-mail that tells staff of a visitor's message. Whatever the visitor wrote is text in it, never markup. */
export function contactMail({ firstName, lastName, phone, comment }: ContactMessage, context: TemplateContext) {
  const name = `${firstName} ${lastName}`
  return writeMail(context, {
    subject: `Message from ${name}`,
    heading: 'Somebody wrote to us',
    blocks: [
      { text: `${name} wrote through the contact form.` },
      { fact: 'Phone', value: phone, link: `tel:+91${phone}` },
      { quote: comment },
      { note: 'Every message is kept in the admin under Messages from visitors.' },
    ],
  })
}
