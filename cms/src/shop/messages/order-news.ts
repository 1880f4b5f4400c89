import { fill } from '@pravesh/shared/platform/fill'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { MailBlock } from '../../messaging/messages/mail/mail-block.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { type Words, words } from './words/words.ts'

/** Events of an order that its buyer is notified of. Refunds have messages of their own, from payments. */
export type OrderNews = keyof Words['order-news']['news']

interface Variables {
  news: OrderNews
  name: string
  orderNumber: string
  /** What was ordered, e.g. `2 × Anatomy`. */
  summary: string
  /** What the event is about, e.g. `1 × Anatomy` or an address; empty for the whole order. */
  part: string
  totalPaise: number
  /** Zero if nothing is refunded. */
  refundPaise: number
  /** From staff; empty if there is none. */
  reason: string
  /** Address of My Orders. */
  link: string
}

/** What the part of an event is. */
const ABOUT: Partial<Record<OrderNews, 'cancelled' | 'address'>> = {
  partCancelled: 'cancelled',
  addressChanged: 'address',
  addressKept: 'address',
}

/** E-mail about a book order. */
export const orderNews: Template<Variables> = {
  key: 'order-news',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['order-news'].title,
  write: ({ news, name, orderNumber, summary, part, totalPaise, refundPaise, reason, link }, context) => {
    const { facts, ...text } = words[context.locale]['order-news']
    const copy = text.news[news]
    const total = formatPaise(totalPaise)
    const refund = formatPaise(refundPaise)
    const values = { order: orderNumber, total, refund }
    const about: MailBlock[] =
      part === '' ? [] : [{ fact: facts[ABOUT[news] ?? 'returned'], value: part, isWritten: true }]
    const why: MailBlock[] = reason === '' ? [] : [{ text: text.reason }, { quote: reason }]
    return writeMail(context, {
      subject: fill(copy.subject, values),
      heading: copy.heading,
      name,
      blocks: [
        { text: fill(copy.body, values) },
        ...why,
        { fact: facts.order, value: orderNumber },
        { fact: facts.books, value: summary, isWritten: true },
        ...about,
        { fact: facts.total, value: total },
        ...(refundPaise > 0 ? [{ fact: facts.refund, value: refund }] : []),
        { button: text.button, link },
      ],
    })
  },
}
