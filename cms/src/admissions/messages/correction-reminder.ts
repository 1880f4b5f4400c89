import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { translator } from '@pravesh/shared/platform/translate'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  /** The application's number. */
  number: string
  /** Its label in the default language. */
  course: string
  /** The last day for the corrections, `YYYY-MM-DD`. */
  dueOn: string
  /** Address of the application page. */
  link: string
}

/** E-mail that reminds a student of requested corrections before their last day. */
export const correctionReminder: Template<Variables> = {
  key: 'correction-reminder',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['correction-reminder'].title,
  write: ({ name, number, course, dueOn, link }, context) => {
    const text = words[context.locale]['correction-reminder']
    const day = formatLongDay(dueOn, context.locale)
    const translate = translator(context.locale, [courseTranslations])
    return writeMail(context, {
      subject: fill(text.subject, { number, day }),
      heading: fill(text.heading, { day }),
      name,
      blocks: [{ text: fill(text.body, { number, course: translate(course), day }) }, { button: text.button, link }],
    })
  },
}
