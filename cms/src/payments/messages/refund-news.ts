import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { described, NAMING_PAYMENTS } from './described.ts'
import { type Words, words } from './words/words.ts'

/** Events of a refund that students are notified of. */
export type RefundNews = keyof Words['refund-news']['news']

interface Variables {
  news: RefundNews
  name: string
  /** Formatted. */
  amount: string
  /** What was paid for. */
  description: string
  transactionId: string
  refundId: string
  /** Address of the page that shows the student's payments. */
  link: string
}

/** E-mail about a refund. */
export const refundNews: Template<Variables> = {
  key: 'refund-news',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_PAYMENTS,
  title: (locale) => words[locale]['refund-news'].title,
  write: ({ news, name, amount, description: stored, transactionId, refundId, link }, context) => {
    const text = words[context.locale]['refund-news']
    const copy = text.news[news]
    const { description, names } = described(stored, context)
    return writeMail(context, {
      subject: fill(copy.subject, { amount }),
      heading: copy.heading,
      name,
      blocks: [
        { text: fill(copy.body, { amount, description }), names },
        { fact: text.payment, value: transactionId },
        { fact: text.refund, value: refundId },
        { button: text.button, link },
      ],
    })
  },
}
