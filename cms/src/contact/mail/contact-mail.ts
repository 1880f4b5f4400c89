import type { ContactMessage } from '@pravesh/shared/contact/contact-message'
import { escapeHtml } from '@pravesh/shared/platform/html'

/** The e-mail that tells staff of a visitor's message. Whatever the visitor wrote is text in it, never markup. */
export function contactMail({ firstName, lastName, phone, comment }: ContactMessage) {
  const name = `${firstName} ${lastName}`
  const safe = { name: escapeHtml(name), phone: escapeHtml(phone), comment: escapeHtml(comment) }
  return {
    subject: `Message from ${name}`,
    text: `${name} wrote through the contact form.\n\nPhone: ${phone}\n\n${comment}\n\nEvery message is kept in the admin under Messages from visitors.`,
    html: [
      `<p><strong>${safe.name}</strong> wrote through the contact form.</p>`,
      `<p>Phone: <a href="tel:+91${safe.phone}">${safe.phone}</a></p>`,
      `<blockquote>${safe.comment.replace(/\n/g, '<br>')}</blockquote>`,
      '<p>Every message is kept in the admin under Messages from visitors.</p>',
    ].join('\n'),
  }
}
