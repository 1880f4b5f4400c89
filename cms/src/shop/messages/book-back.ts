import { fill } from '@pravesh/shared/platform/fill'
import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

interface Variables {
  /** Title of the book. */
  book: string
  author: string
  /** Address of the book's page. */
  link: string
}

/** E-mail: a book that was sold out is available again. Without a greeting, because anyone can enter an address. */
export const bookBack: Template<Variables> = {
  key: 'book-back',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['book-back'].title,
  write: ({ book, author, link }, context) => {
    const text = words[context.locale]['book-back']
    const values = { book, author }
    return writeMail(context, {
      subject: fill(text.subject, values),
      heading: text.heading,
      blocks: [
        { text: fill(text.body, values), names: [book, author] },
        { button: text.button, link },
        { note: text.note },
      ],
    })
  },
}
