import type { StepMessage } from '@pravesh/shared/allotment/process/step-messages'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { translator } from '@pravesh/shared/platform/translate'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  about: StepMessage
  name: string
  /** The application's number. */
  number: string
  /** Its label in the default language. */
  course: string
  /** `YYYY-MM-DD` */
  lastDay: string
  /** Address of the page of the process. */
  link: string
}

/** E-mail about a step of a merit process that has begun or ends. */
export const meritStep: Template<Variables> = {
  key: 'merit-step',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['merit-step'].title,
  write: ({ about, name, number, course, lastDay, link }, context) => {
    const text = words[context.locale]['merit-step']
    const copy = text[about]
    const day = formatLongDay(lastDay, context.locale)
    const values = { number, day, course: translator(context.locale, [courseTranslations])(course) }
    return writeMail(context, {
      subject: fill(copy.subject, values),
      heading: fill(copy.heading, values),
      name,
      blocks: [{ text: fill(copy.body, values) }, { fact: text.until, value: day }, { button: text.button, link }],
    })
  },
}
