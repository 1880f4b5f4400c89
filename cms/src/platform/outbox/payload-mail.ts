import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { queueMessage } from './queue-message.ts'

/** Puts what Payload itself writes, such as a forgotten password of staff, into the outbox beside all other messages. */
export const payloadMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'office@pravesh.example',
  defaultFromName: 'Pravesh',
  async sendEmail({ to, subject = '', html, text }) {
    const markup = typeof html === 'string' ? html : ''
    const content = { subject, text: typeof text === 'string' ? text : asText(markup), html: markup }
    const masked = { subject, text: withoutTokens(content.text), html: withoutTokens(markup) }
    const message = { channel: 'email', to: String(to), template: 'staff-account', ...content, masked } as const
    // Payload calls this once for each message and names no event.
    await queueMessage({ payload, event: randomUUID() }, message)
  },
})

/** The words of a mail that came as HTML only. */
function asText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
}

/** Payload's tokens open an account: colleagues must not read them. They are long, and hexadecimal. */
function withoutTokens(text: string): string {
  return text.replace(/\b[0-9a-f]{32,}\b/gi, '••••••')
}
