import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { listWords } from './list-words.ts'

interface Variables {
  name: string
  /** The title of the process. */
  process: string
  /** The application's number. */
  number: string
  isAccepted: boolean
  /** As staff wrote it. */
  reason: string
  /** Address of the applicant's merit page. */
  link: string
}

/** E-mail: what was decided on an objection to a merit list. */
export const objectionDecided: Template<Variables> = {
  key: 'objection-decided',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => listWords[locale]['objection-decided'].title,
  write: ({ name, process, number, isAccepted, reason, link }, context) => {
    const words = listWords[context.locale]['objection-decided']
    const text = isAccepted ? words.accepted : words.refused
    return writeMail(context, {
      subject: fill(text.subject, { number }),
      heading: text.heading,
      name,
      blocks: [
        { text: fill(text.body, { process, number }), names: [process] },
        { text: words.reason },
        { quote: reason },
        { button: words.button, link },
      ],
    })
  },
}
