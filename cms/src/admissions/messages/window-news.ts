import { admissionTranslations } from '@pravesh/shared/admissions/translations/translations'
import { courseTranslations } from '@pravesh/shared/courses/translations/translations'
import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { translator } from '@pravesh/shared/platform/translate'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  /** That the correction window has opened, or ends soon. */
  kind: 'opened' | 'reminder'
  name: string
  /** The application's number. */
  number: string
  /** Its label in the default language, as those of the items. */
  course: string
  /** Labels of the questions and documents. */
  items: readonly string[]
  /** `YYYY-MM-DD` */
  lastDay: string
  /** Address of the application page. */
  link: string
}

/** E-mail about a time in which a student may correct certain answers. */
export const windowNews: Template<Variables> = {
  key: 'window-news',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['window-news'].title,
  write: ({ kind, name, number, course, items, lastDay, link }, context) => {
    const text = words[context.locale]['window-news']
    const copy = text[kind]
    const day = formatLongDay(lastDay, context.locale)
    const translate = translator(context.locale, [courseTranslations, admissionTranslations])
    const values = { number, course: translate(course), day }
    return writeMail(context, {
      subject: fill(copy.subject, values),
      heading: fill(copy.heading, values),
      name,
      blocks: [
        { text: fill(copy.body, values) },
        { fact: text.items, value: items.map(translate).join(', ') },
        { text: text.nothing },
        { button: text.button, link },
      ],
    })
  },
}
