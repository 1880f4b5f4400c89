import { fill } from '@pravesh/shared/platform/fill'
import { formatPaise } from '@pravesh/shared/platform/money'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import { translateIn } from '../../messaging/messages/translate-in.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  /** Its name in English. */
  course: string
  amountPaise: number
  transactionId: string
  /** Address of the course's videos. */
  link: string
}

/** E-mail: a recorded course is paid and can be watched. */
export const courseBought: Template<Variables> = {
  key: 'course-bought',
  channel: 'email',
  audience: 'student',
  secrets: [],
  shows: ['recorded-courses'],
  title: (locale) => words[locale]['course-bought'].title,
  write: ({ name, course, amountPaise, transactionId, link }, context) => {
    const { facts, 'course-bought': text } = words[context.locale]
    const shown = translateIn(context, [])(course)
    const values = { course: shown, amount: formatPaise(amountPaise) }
    return writeMail(context, {
      subject: fill(text.subject, values),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, values), names: [shown] },
        { fact: facts.amount, value: values.amount },
        { fact: facts.transaction, value: transactionId },
        { button: text.button, link },
      ],
    })
  },
}
