import { writeMail } from '../mail/write-mail.ts'
import type { Template } from '../template.ts'

/**
 * Sent instead of a code to an address that has an account already, so that the page need not say so.
 * Both links lead to pages of the site; neither opens the account by itself.
 */
export const accountExists: Template<{ name: string; signInLink: string; resetLink: string }> = {
  channel: 'email',
  secrets: [],
  title: (words) => words['account-exists'].title,
  write: ({ name, signInLink, resetLink }, context) => {
    const words = context.words['account-exists']
    return writeMail(context, {
      subject: words.subject,
      heading: words.heading,
      name,
      blocks: [
        { text: words.body },
        { button: words.button, link: signInLink },
        { text: words.forgotten, more: words.reset, link: resetLink },
        { note: words.note },
      ],
    })
  },
}
