import { inWords } from '../in-words.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { Template } from '../template.ts'
import { fill } from '../words/words.ts'

/** Tells the owner of an account that its password is another one now; `resetLink` leads to the page for forgotten passwords. */
export const passwordChanged: Template<{ name: string; changedAt: Date; resetLink: string }> = {
  channel: 'email',
  secrets: [],
  title: (words) => words['password-changed'].title,
  write: ({ name, changedAt, resetLink }, context) => {
    const words = context.words['password-changed']
    return writeMail(context, {
      subject: words.subject,
      heading: words.heading,
      name,
      blocks: [
        { text: fill(words.body, { when: inWords(changedAt, context.words) }) },
        { text: words.note },
        { button: words.button, link: resetLink },
      ],
    })
  },
}
