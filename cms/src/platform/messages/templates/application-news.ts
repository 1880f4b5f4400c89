import type { MailBlock } from '../mail/mail-block.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { Template } from '../template.ts'
import { fill, type Words } from '../words/words.ts'

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
  channel: 'email',
  secrets: [],
  title: (words) => words['application-news'].title,
  write: ({ news, name, number, course, parts, reason, link }, context) => {
    const words = context.words['application-news']
    const said = words.news[news]
    const asked: MailBlock[] = parts.length === 0 ? [] : [{ fact: words.parts, value: parts.join(', ') }]
    const why: MailBlock[] = reason === '' ? [] : [{ text: words.reason }, { quote: reason }]
    return writeMail(context, {
      subject: fill(said.subject, { number }),
      heading: said.heading,
      name,
      blocks: [{ text: fill(said.body, { number, course }) }, ...asked, ...why, { button: words.button, link }],
    })
  },
}
