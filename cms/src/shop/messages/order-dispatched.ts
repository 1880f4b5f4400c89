import { fill } from '@pravesh/shared/platform/fill'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import type { MailBlock } from '../../messaging/messages/mail/mail-block.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  orderNumber: string
  summary: string
  /** Empty if unknown. */
  courierName: string
  /** The tracking number; empty if there is none. */
  awb: string
  /** When the courier expects to deliver; null if unknown. */
  expectedAt: Date | null
  /** The courier's page about the parcel, or else My Orders. */
  trackingLink: string
  /** Address of My Orders. */
  link: string
}

/** E-mail: the courier has the parcel of an order. */
export const orderDispatched: Template<Variables> = {
  key: 'order-dispatched',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['order-dispatched'].title,
  write: (variables, context) => {
    const { facts, ...text } = words[context.locale]['order-dispatched']
    const { name, orderNumber, summary, courierName, awb, expectedAt, trackingLink, link } = variables
    const values = { order: orderNumber }
    const details: { fact: string; value: string; isWritten?: boolean }[] = [
      { fact: facts.order, value: orderNumber },
      { fact: facts.books, value: summary, isWritten: true },
      { fact: facts.courier, value: courierName },
      { fact: facts.awb, value: awb },
      { fact: facts.expected, value: expectedAt ? formatLongDay(dayInIndia(expectedAt), context.locale) : '' },
    ]
    const blocks: MailBlock[] = [
      { text: fill(text.body, values) },
      ...details.filter(({ value }) => value !== ''),
      { button: text.track, link: trackingLink },
      { text: text.orders, more: text.ordersLink, link },
    ]
    return writeMail(context, { subject: fill(text.subject, values), heading: text.heading, name, blocks })
  },
}
