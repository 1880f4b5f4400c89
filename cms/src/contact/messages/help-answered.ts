import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  name: string
  reference: string
  /** The first message of the request. */
  question: string
  answer: string
  link: string
}

/** E-mail with an answer of the office. */
export const helpAnswered: Template<Variables> = {
  key: 'help-answered',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['help-answered'].title,
  write: ({ name, reference, question, answer, link }, context) => {
    const text = words[context.locale]['help-answered']
    return writeMail(context, {
      subject: fill(text.subject, { reference }),
      heading: text.heading,
      name,
      blocks: [
        { quote: answer },
        { button: text.button, link },
        { fact: text.reference, value: reference },
        { text: text.asked },
        { quote: question },
      ],
    })
  },
}
