import type { EmailAdapter } from 'payload'
import { queueMessage } from './queue-message.ts'

/** Puts what Payload itself writes, such as a forgotten password of staff, into the outbox beside all other messages. */
export const payloadMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'office@pravesh.example',
  defaultFromName: 'Pravesh',
  async sendEmail({ to, subject = '', html, text }) {
    const markup = typeof html === 'string' ? html : ''
    await queueMessage(
      { payload },
      {
        channel: 'email',
        to: String(to),
        template: 'staff-account',
        subject,
        text: typeof text === 'string' ? text : asText(markup),
        html: markup,
      },
    )
  },
})

/** The words of a mail that came as HTML only. */
function asText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim()
}
