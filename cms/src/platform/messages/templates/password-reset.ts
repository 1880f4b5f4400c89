import { writeMail } from '../mail/write-mail.ts'
import type { Template } from '../template.ts'
import { fill } from '../words/words.ts'

/** The link that lets somebody choose a new password. */
export const passwordReset: Template<{ name: string; link: string; minutes: number }> = {
  channel: 'email',
  secrets: ['link'],
  usefulFor: ({ minutes }) => minutes * 60_000,
  title: (words) => words['password-reset'].title,
  write: ({ name, link, minutes }, context) => {
    const words = context.words['password-reset']
    return writeMail(context, {
      subject: words.subject,
      heading: words.heading,
      name,
      blocks: [
        { text: words.body },
        { button: words.button, link },
        { text: fill(words.valid, { minutes }) },
        { note: words.note },
      ],
    })
  },
}
