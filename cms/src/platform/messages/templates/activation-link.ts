import { writeMail } from '../mail/write-mail.ts'
import type { Template } from '../template.ts'
import { fill } from '../words/words.ts'

/** The link that confirms an e-mail address. */
export const activationLink: Template<{ name: string; link: string; hours: number }> = {
  channel: 'email',
  secrets: ['link'],
  usefulFor: ({ hours }) => hours * 60 * 60_000,
  title: (words) => words['activation-link'].title,
  write: ({ name, link, hours }, context) => {
    const words = context.words['activation-link']
    return writeMail(context, {
      subject: words.subject,
      heading: words.heading,
      name,
      blocks: [
        { text: words.body },
        { button: words.button, link },
        { text: fill(words.valid, { hours }) },
        { note: words.note },
      ],
    })
  },
}
