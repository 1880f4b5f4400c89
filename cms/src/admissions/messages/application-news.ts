import { fill } from '../../platform/messages/fill.ts'
import type { MailBlock } from '../../platform/messages/mail/mail-block.ts'
import { writeMail } from '../../platform/messages/mail/write-mail.ts'
import type { Template } from '../../platform/messages/template.ts'
import { type Words, words } from './words/words.ts'

/** What can be told of an application. */
export type ApplicationNews = keyof Words['application-news']['news']

interface Variables {
  news: ApplicationNews
  name: string
  /** The application's number. */
  number: string
  course: string
  /** What is to be corrected. */
  parts: readonly string[]
  /** What staff wrote; empty when nothing. */
  reason: string
  /** Where the application is seen. */
  link: string
}

/** What has become of an application. */
export const applicationNews: Template<Variables> = {
  key: 'application-news',
  channel: 'email',
  secrets: [],
  title: (locale) => words[locale]['application-news'].title,
  write: ({ news, name, number, course, parts, reason, link }, context) => {
    const text = words[context.locale]['application-news']
    const said = text.news[news]
    const asked: MailBlock[] = parts.length === 0 ? [] : [{ fact: text.parts, value: parts.join(', ') }]
    const why: MailBlock[] = reason === '' ? [] : [{ text: text.reason }, { quote: reason }]
    return writeMail(context, {
      subject: fill(said.subject, { number }),
      heading: said.heading,
      name,
      blocks: [{ text: fill(said.body, { number, course }) }, ...asked, ...why, { button: text.button, link }],
    })
  },
}
