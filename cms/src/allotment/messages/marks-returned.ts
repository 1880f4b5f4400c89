import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { listWords } from './list-words.ts'

interface Variables {
  name: string
  /** The title of the process. */
  process: string
  /** The application's number. */
  number: string
  /** As the officer wrote it. */
  reason: string
  /** The last day on which marks can be entered, `YYYY-MM-DD`. */
  lastDay: string
  /** Address of the applicant's merit page. */
  link: string
}

/** E-mail: an officer could not confirm the marks, and the applicant enters them again. */
export const marksReturned: Template<Variables> = {
  key: 'marks-returned',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => listWords[locale]['marks-returned'].title,
  write: ({ name, process, number, reason, lastDay, link }, context) => {
    const text = listWords[context.locale]['marks-returned']
    const day = formatLongDay(lastDay, context.locale)
    return writeMail(context, {
      subject: fill(text.subject, { number }),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { process, number, day }), names: [process] },
        { text: text.reason },
        { quote: reason },
        { button: text.button, link },
      ],
    })
  },
}
