import { writeMail } from '../mail/write-mail.ts'
import type { Template } from '../template.ts'
import { fill } from '../words/words.ts'

/** The code that proves an e-mail address. */
export const emailCode: Template<{ name: string; code: string; minutes: number }> = {
  channel: 'email',
  secrets: ['code'],
  usefulFor: ({ minutes }) => minutes * 60_000,
  title: (words) => words['email-code'].title,
  write: ({ name, code, minutes }, context) => {
    const words = context.words['email-code']
    return writeMail(context, {
      subject: fill(words.subject, { code }),
      heading: words.heading,
      name,
      blocks: [{ text: words.body }, { code }, { text: fill(words.valid, { minutes }) }, { note: words.note }],
    })
  },
}
