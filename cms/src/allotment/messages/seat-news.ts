import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { MailBlock } from '../../messaging/messages/mail/mail-block.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { NAMING_UNITS, unitNames } from './unit-names.ts'
import { type Words, words } from './words/words.ts'

/** What applicants are notified of about a seat. */
export type SeatNews = keyof Words['seat-news']['news']

interface Variables {
  news: SeatNews
  name: string
  /** Of the application. */
  number: string
  college: string
  /** Empty where the course has no subjects. */
  subject: string
  /** The last day to answer and pay, `YYYY-MM-DD`; empty once there is nothing to answer. */
  respondBy: string
  /** Still to be paid for the seat; 0 for nothing. */
  duePaise: number
  /** What comes back; 0 for nothing. */
  refundPaise: number
  /** Address of the page on which applicants answer. */
  link: string
}

/** E-mail about a seat that a merit process gave. */
export const seatNews: Template<Variables> = {
  key: 'seat-news',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: NAMING_UNITS,
  title: (locale) => words[locale]['seat-news'].title,
  write: ({ news, name, number, college, subject, respondBy, duePaise, refundPaise, link }, context) => {
    const { facts, ...text } = words[context.locale]['seat-news']
    const copy = text.news[news]
    const day = respondBy === '' ? '' : formatLongDay(respondBy, context.locale)
    const fact = (label: string, value: string, names: readonly string[] = []): MailBlock[] =>
      value === '' ? [] : [{ fact: label, value, names }]
    const unit = unitNames({ college, subject }, context)
    const amount = (paise: number) => (paise === 0 ? '' : formatPaise(paise))
    return writeMail(context, {
      subject: fill(copy.subject, { number }),
      heading: copy.heading,
      name,
      blocks: [
        { text: fill(copy.body, { number, day }) },
        ...fact(facts.college, unit.college, [unit.college]),
        ...fact(facts.subject, unit.list, [unit.list]),
        ...fact(facts.due, amount(duePaise)),
        ...fact(facts.refund, amount(refundPaise)),
        ...fact(facts.respondBy, day),
        { button: text.button, link },
      ],
    })
  },
}
