import { writeMail } from '../../messaging/messages/mail/write-mail.ts'
import type { Template } from '../../portal/message-template.ts'
import { words } from './words/words.ts'

/**
 * Sent instead of a code to an address that already has an account, so that the page does not reveal it. Both links
 * open pages of the site; neither gives access to the account.
 */
export const accountExists: Template<{ name: string; signInLink: string; resetLink: string }> = {
  key: 'account-exists',
  channel: 'email',
  audience: 'student',
  secrets: [],
  title: (locale) => words[locale]['account-exists'].title,
  write: ({ name, signInLink, resetLink }, context) => {
    const text = words[context.locale]['account-exists']
    return writeMail(context, {
      subject: text.subject,
      heading: text.heading,
      name,
      blocks: [
        { text: text.body },
        { button: text.button, link: signInLink },
        { text: text.forgotten, more: text.reset, link: resetLink },
        { note: text.note },
      ],
    })
  },
}
