import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { passagesOf, type SentText } from '@pravesh/shared/platform/sent-text'
import { translator } from '@pravesh/shared/platform/translate'
import type { MailBlock } from '../../messaging/messages/mail/mail-block.ts'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { type Words, words } from './words/words.ts'

/** Changes of an application that students are notified of. */
export type ApplicationNews = keyof Words['application-news']['news']

interface Variables {
  news: ApplicationNews
  name: string
  /** The application's number. */
  number: string
  /** Its label in the default language, as those of the parts. */
  course: string
  /** Labels of the parts to correct. */
  parts: readonly string[]
  /** The kind of a rejection, in the default language; empty if there is none. */
  cause: string
  /** Message from staff; empty if there is none. */
  reason: string
  /** The prepared texts in it, which the student reads in the language of the message. */
  sentTexts: readonly SentText[]
  /** What comes back of the application fee, formatted; empty if nothing does. */
  refund: string
  /** The day by which staff answer, `YYYY-MM-DD`; empty if they have nothing to decide. */
  answerBy: string
  /** The last day for corrections, `YYYY-MM-DD`; empty if there is none. */
  correctBy: string
  /** Address of the application page. */
  link: string
}

/** E-mail about a change of an application. */
export const applicationNews: Template<Variables> = {
  key: 'application-news',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['application-news'].title,
  write: (
    { news, name, number, course, parts, cause, reason, sentTexts, refund, answerBy, correctBy, link },
    context,
  ) => {
    const text = words[context.locale]['application-news']
    const copy = text.news[news]
    const translate = translator(context.locale, [courseTranslations, admissionTranslations])
    const named = parts.map(translate).join(', ')
    const corrections: MailBlock[] = parts.length === 0 ? [] : [{ fact: text.parts, value: named }]
    const kind: MailBlock[] = cause === '' ? [] : [{ fact: text.cause, value: translate(cause) }]
    const quotes = passagesOf(reason, sentTexts, context.locale).map((passage) => ({ quote: passage.text }))
    const why: MailBlock[] = reason === '' ? [] : [{ text: text.reason }, ...quotes]
    const answer: MailBlock[] =
      answerBy === '' ? [] : [{ text: fill(text.answer, { day: formatLongDay(answerBy, context.locale) }) }]
    const deadline: MailBlock[] =
      correctBy === '' ? [] : [{ text: fill(text.correctBy, { day: formatLongDay(correctBy, context.locale) }) }]
    const back: MailBlock[] = refund === '' ? [] : [{ text: fill(text.refund, { refund }) }]
    return writeMail(context, {
      subject: fill(copy.subject, { number }),
      heading: copy.heading,
      name,
      blocks: [
        { text: fill(copy.body, { number, course: translate(course) }) },
        ...corrections,
        ...kind,
        ...why,
        ...back,
        ...answer,
        ...deadline,
        { button: text.button, link },
      ],
    })
  },
}
