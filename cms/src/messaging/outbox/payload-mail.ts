import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { queueMessage } from './queue-message.ts'

/** Payload's e-mail adapter: queues Payload's own e-mails, such as staff password resets, in the outbox. */
export const payloadMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'office@pravesh.example',
  defaultFromName: 'Pravesh',
  async sendEmail({ to, subject = '', html, text }) {
    const markup = typeof html === 'string' ? html : ''
    const content = { subject, text: typeof text === 'string' ? text : asText(markup), html: markup }
    const masked = { subject, text: withoutTokens(content.text), html: withoutTokens(markup) }
    const message = { channel: 'email', to: String(to), template: 'staff-account', ...content, masked } as const
    // Payload calls this once per message and provides no idempotency key.
    await queueMessage({ payload, event: randomUUID() }, message)
  },
})

/** Plain text of an HTML-only e-mail. */
function asText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
}

/** Masks Payload's tokens (long hexadecimal strings), which grant access to a colleague's account. */
function withoutTokens(text: string): string {
  return text.replace(/\b[0-9a-f]{32,}\b/gi, '••••••')
}
