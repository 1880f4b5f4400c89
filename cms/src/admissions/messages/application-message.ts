import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  /** The application's number. */
  number: string
  subject: string
  /** Paragraphs with an empty line between them, as staff wrote them. */
  text: string
  /** Address of the application page. */
  link: string
}

/** E-mail that staff write to the students of many applications. */
export const applicationMessage: Template<Variables> = {
  key: 'application-message',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['application-message'].title,
  write: ({ name, number, subject, text, link }, context) => {
    const copy = words[context.locale]['application-message']
    return writeMail(context, {
      subject,
      heading: subject,
      isHeadingWritten: true,
      name,
      blocks: [
        ...text.split(/\n{2,}/).map((paragraph) => ({ written: paragraph })),
        { text: fill(copy.about, { number }) },
        { button: copy.button, link },
      ],
    })
  },
}
