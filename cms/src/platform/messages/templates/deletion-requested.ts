import { inWords } from '../in-words.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { Template } from '../template.ts'
import { fill } from '../words/words.ts'

/** Tells staff that a student wants their account deleted; `link` leads to the request in the admin. */
export const deletionRequested: Template<{ name: string; requestedAt: Date; link: string }> = {
  channel: 'email',
  secrets: [],
  title: (words) => words['deletion-requested'].title,
  write: ({ name, requestedAt, link }, context) => {
    const words = context.words['deletion-requested']
    return writeMail(context, {
      subject: fill(words.subject, { name }),
      heading: words.heading,
      blocks: [
        { text: fill(words.body, { name, when: inWords(requestedAt, context.words) }) },
        { text: words.todo },
        { button: words.button, link },
      ],
    })
  },
}
